import type { SkipReason } from '../../finding.ts';
import { hasTemplateCode, isDynamic } from './dynamic.ts';
import type { Page } from './page.ts';

/** Why the text does not show all ids of the page; `undefined` where it does. Reads the whole text. */
export function missingIdsReason(page: Page): SkipReason | undefined {
  if (!page.isWhole) return 'fragment';
  return [...page.targets].some(isDynamic) || hasTemplateCode(page.source.text) ? 'template' : undefined;
}

/** Whether all ids of the page stand in the text. */
export const hasAllIds = (page: Page): boolean => missingIdsReason(page) === undefined;
