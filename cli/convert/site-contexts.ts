import { contextRanges } from '../lint/data/page-contexts.ts';
import { memoizeLast } from '../lint/page/memoize-last.ts';
import { named, type Page } from '../lint/page/page.ts';

type SiteContext = Readonly<Record<string, unknown>>;

/** Returns the site contexts of a page as they are written, in order. Those that are not valid JSON are left out. */
export const siteContextsOf = memoizeLast((page: Page): readonly SiteContext[] => {
  const { text } = page.source;
  return named(page, 'script')
    .flatMap((script) => contextRanges(script, text))
    .flatMap(({ start, end }): readonly SiteContext[] => {
      try {
        return [Object(JSON.parse(text.slice(start, end)))];
      } catch {
        return [];
      }
    });
});
