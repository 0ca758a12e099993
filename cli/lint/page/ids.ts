import type { SkipReason } from '../../finding.ts';
import { hasTemplateCode, isDynamic } from './dynamic.ts';
import type { Page } from './page.ts';

/** Returns why the text does not contain all ids of the page; undefined if it does. Reads the whole text. */
export function missingIdsReason(page: Page): SkipReason | undefined {
  if (!page.isWhole) return 'fragment';
  return [...page.targets].some(isDynamic) || hasTemplateCode(page.source.text) ? 'template' : undefined;
}

/** Whether the text contains all ids of the page. */
export const hasAllIds = (page: Page): boolean => missingIdsReason(page) === undefined;
