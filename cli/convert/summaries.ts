/** Converts summary blocks: the summary that was saved is shown until the server has rendered it again. */
import { text as decodeText, own } from '../../core/model/site-context/decoders.ts';
import { contract } from '../../elements/summary/contract.ts';
import { firstText, idOf, parseBlock, type SummaryType } from '../../elements/summary/model/block.ts';
import { type PageElement, textOf } from '../lint/page/page.ts';
import { attributeText } from '../text/attribute-text.ts';
import { blockContent, contentRange, converted, inside, type Job, leave, removeAttribute, report } from './job.ts';
import { settingsText } from './settings.ts';

/** The route that renders summaries, as the server of the site builder and our mock have it. */
const renderRoute = '/api/widget/GetWidgetRendering';

const dataName = 'data-block-json';

/** Summaries in a summary are part of it. All other parts in it are converted. */
const isSummary = (element: PageElement): boolean => /^\s*(?:20|55)\s*$/.test(textOf(element, 'data-block-type'));

const eventsClass = /(?:^|\s)summary-block-collection-type-events/;

/** Converts a summary block of this type. Its settings move to the element, which sends them to the server. */
export const convertSummary =
  (blockType: SummaryType) =>
  (block: PageElement, job: Job): boolean => {
    const { page, text, edits } = job;
    const json = textOf(block, dataName);
    const data = parseBlock(json);
    if (!data && json.trim() !== '') return leave(job, block, 'convert-left-json', { kind: 'summary' }, isSummary);
    const ownId = idOf(undefined, json);
    const blockId = ownId ?? firstText(textOf(block, 'id').replace(/^block-/, ''));
    if (blockId === undefined) return leave(job, block, 'convert-left-summary', {}, isSummary);
    const holder = blockContent(block, job);
    const { start, end } = contentRange(holder, text);
    // The server needs the collection only for events.
    const isEvents = inside(block, page).some((one) => eventsClass.test(textOf(one, 'class')));
    const settings = settingsText(contract, {
      blockType,
      blockId: ownId === undefined ? blockId : undefined,
      collectionId: isEvents ? decodeText(own(data, 'collectionId')) : undefined,
    });
    const written = attributeText(dataName, data && json);
    edits.wrap(start, end, `<site-summary${settings}${written}>`, '</site-summary>');
    if (data) removeAttribute(job, block, dataName);
    report(job, block, 'decide', 'convert-decide-summary', { route: renderRoute });
    return converted(job, block, 'site-summary', 'summary', isSummary);
  };
