/** Reads the URLs of CSS in a page. */
import { type CssUrl, cssUrls } from './css-urls.ts';
import type { Page } from './page.ts';
import { pageStyles } from './page-styles.ts';

/** Returns the URLs of CSS in a page, outside of templates. */
export const styleUrls = (page: Page): readonly CssUrl[] =>
  pageStyles(page).flatMap(({ css, at }) =>
    cssUrls(css).map(({ url, start, end }) => ({ url, start: at(start), end: at(end) })),
  );
