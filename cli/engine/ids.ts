import { isAssembled, isDynamic } from './dynamic.ts';
import type { Page } from './page.ts';

/** Whether all ids stand in the text: it is a whole page, and nothing fills it in or puts more into it. */
export const hasAllIds = (page: Page): boolean =>
  page.isSelfContained && ![...page.targets].some(isDynamic) && !isAssembled(page.source.text);
