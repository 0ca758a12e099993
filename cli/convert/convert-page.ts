/** Converts a page of a site builder: puts elements around its blocks, takes its scripts out, and leaves every other byte as it is. */
import { isWithin } from '../lint/page/closest.ts';
import { elements } from '../lint/page/known-elements.ts';
import { attributeOf, type Page, type PageElement, textOf } from '../lint/page/page.ts';
import { convertAccountLink, isAccountLink } from './account.ts';
import { isComments, leaveComments } from './comments.ts';
import type { Edits } from './edits.ts';
import { convertEvents, isEventList } from './events.ts';
import { convertDefinition, convertForm, isBuilderForm, isDefinition } from './forms.ts';
import { convertGalleryBlock, convertGallerySection } from './galleries.ts';
import { convertImages, isShown, withLink } from './images.ts';
import { type Conversion, converted, finish, hasClass, inside, type Job, outerRange, report } from './job.ts';
import { convertAudio, convertMap, convertVideo } from './media.ts';
import { isReservation, leaveReservations } from './reservations.ts';
import { convertScripts } from './scripts.ts';
import { convertSearchBlock, convertSearchForm, isSearchForm } from './searches.ts';
import { convertCartLink, convertDonate, convertProduct } from './shop.ts';
import { addBars, convertAnnouncementBar, isAnnouncementPlace, linkFiles } from './site.ts';
import { siteContextsOf } from './site-contexts.ts';
import { convertSummary } from './summaries.ts';
import { convertAccordion, convertMarquee, convertMenu } from './text-blocks.ts';

/** Returns whether an element of ours is around the part now. */
type Convert = (element: PageElement, job: Job) => boolean;

/** Parts that need the server of the site builder. A page may have dozens of one kind, which are reported once. */
const left =
  (kind: string): Convert =>
  (element, job) => {
    if (!job.handledKinds.has(kind)) report(job, element, 'left', 'convert-left-kind', { kind });
    job.handledKinds.add(kind);
    job.done.add(element);
    return false;
  };

const leaveLikes = left('likes');

/** Reported also inside a part that is converted, such as the likes of an event. */
const reportedInside: ReadonlySet<Convert> = new Set([leaveLikes, leaveComments]);

/** The converters by the number of the block's type. Types without one, such as text, work as they are. */
const byType: Readonly<Record<string, Convert>> = {
  4: convertMap,
  8: convertGalleryBlock,
  16: leaveComments,
  18: convertMenu,
  20: convertSummary('summary'),
  25: convertGalleryBlock,
  26: left('calendar'),
  32: convertVideo,
  33: convertSearchBlock,
  41: convertAudio,
  50: leaveReservations,
  52: convertDonate,
  55: convertSummary('summary-v2'),
  66: leaveReservations,
  68: leaveReservations,
  69: convertAccordion,
  70: convertMarquee,
};

const classed =
  (name: string): ((element: PageElement) => boolean) =>
  (element) =>
    hasClass(element, name);

/** The converters of markup with a class, outside of blocks or in blocks without a type. */
const byClass: readonly (readonly [test: (element: PageElement) => boolean, convert: Convert])[] = [
  [isDefinition, convertDefinition],
  [classed('sqs-video-wrapper'), convertVideo],
  [(one) => attributeOf(one, 'data-variants') !== undefined && hasClass(one, 'product-variants'), convertProduct],
  [(one) => one.name === 'a' && hasClass(one, 'sqs-custom-cart'), convertCartLink],
  [isAccountLink, convertAccountLink],
  [isAnnouncementPlace, convertAnnouncementBar],
  [isComments, leaveComments],
  [isReservation, leaveReservations],
  [isEventList, convertEvents],
  [classed('sqs-simple-like'), leaveLikes],
];

/** The names in `byClass`, as classes or ids: most elements have none of them. */
const knownName = /sqs-|product-variants|user-accounts|comment|eventlist|disqus_thread|Tock_widget/;

function converterOf(element: PageElement, page: Page): Convert | undefined {
  if (element.attributes.length === 0) return undefined;
  const type = textOf(element, 'data-block-type').trim();
  if (Object.hasOwn(byType, type)) return byType[type];
  if (textOf(element, 'data-controller').startsWith('Gallery')) return convertGallerySection;
  if (isBuilderForm(element)) return convertForm;
  if (isSearchForm(element, page)) return convertSearchForm;
  const names = `${textOf(element, 'class')} ${textOf(element, 'id')}`;
  return knownName.test(names) ? byClass.find(([test]) => test(element))?.[1] : undefined;
}

const isOwn = ({ name }: PageElement): boolean => elements.has(name);

/** Returns whether an element contains one of ours. The elements are counted once, however deep they are nested. */
function containsOwn({ elements: all }: Page): (element: PageElement) => boolean {
  const before = [0];
  for (const [index, element] of all.entries()) before.push((before[index] ?? 0) + (isOwn(element) ? 1 : 0));
  return ({ index, next }) => before[next] !== before[index + 1];
}

const isInert = isWithin((element) => element.name === 'noscript' || element.name === 'template' || isOwn(element));

export interface ConvertOptions extends Pick<Job, 'localUrls' | 'localUrl'> {
  /** The folder with our stylesheet and loader, as a URL that ends with `/`. */
  readonly folder: string;
}

/** An image block has its image in `<site-image>`, which fits it into its box. */
function convertImageBlocks(job: Job): void {
  const { page, text, edits } = job;
  for (const block of page.elements) {
    if (textOf(block, 'data-block-type').trim() !== '5' || job.done.has(block) || isInert(block, page)) continue;
    const content = inside(block, page);
    const image = content.find((one) => isShown(one, job));
    if (!image || content.some(isOwn)) continue;
    const { start, end } = outerRange(withLink(image, job), text);
    const point = textOf(image, 'data-image-focal-point').trim();
    const isCentre = point === '' || point === '0.5,0.5';
    edits.wrap(
      start,
      end,
      `<site-image${isCentre ? '' : ` focal-point="${point.replaceAll('"', '&quot;')}"`}>`,
      '</site-image>',
    );
    converted(job, block, 'site-image', 'image');
  }
}

/**
 * Adds the edits that convert a page, and returns its parts. A block that contains an element of ours was converted before, and stays.
 */
export function convertPage(page: Page, edits: Edits, { folder, ...urls }: ConvertOptions): readonly Conversion[] {
  const job: Job = {
    page,
    text: page.original,
    edits,
    ...urls,
    conversions: [],
    done: new Set(),
    handledKinds: new Set(),
    context: siteContextsOf(page)[0] ?? {},
  };
  const hasOwn = containsOwn(page);
  for (const element of page.elements) {
    if (isInert(element, page)) continue;
    const convert = converterOf(element, page);
    if (!convert || (job.done.has(element) && !reportedInside.has(convert))) continue;
    if (hasOwn(element)) finish(job, element);
    else convert(element, job);
  }
  convertImages(job);
  convertImageBlocks(job);
  convertScripts(job);
  addBars(job);
  if (job.conversions.some(({ code }) => code === 'convert-converted')) linkFiles(job, folder);
  return job.conversions;
}
