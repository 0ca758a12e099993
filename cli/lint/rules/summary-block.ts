import { firstText, idOf, parseBlock } from '../../../elements/summary/model/block.ts';
import type { Finding } from '../../finding.ts';
import { isBound, isDynamic, isDynamicJson } from '../page/dynamic.ts';
import { named, type PageElement, textOf } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** The attributes with block data. The first one that is not blank counts. */
const dataNames = ['block-json', 'data-block-json'] as const;

const warning = (code: string, { tag }: PageElement): Finding => ({ code, severity: 'warn', args: {}, ...tag });

/** Whether a template or a script sets the block data. */
const isDataUnknown = (element: PageElement): boolean =>
  dataNames.some((name) => isBound(element, name) || isDynamicJson(textOf(element, name)));

function judge(summary: PageElement): readonly Finding[] {
  if (isDataUnknown(summary)) return [];
  const json = firstText(...dataNames.map((name) => textOf(summary, name)));
  if (json && !parseBlock(json)) return [warning('summary-block-data', summary)];
  const isIdUnknown = isBound(summary, 'block-id') || isDynamic(textOf(summary, 'block-id'));
  return isIdUnknown || idOf(textOf(summary, 'block-id'), json) ? [] : [warning('summary-block-id', summary)];
}

/** Reports `<site-summary>` that the server cannot render. */
export const summaryBlock: Rule = {
  id: 'summary-block',
  check: ({ page }) => named(page, 'site-summary').flatMap(judge),
};
