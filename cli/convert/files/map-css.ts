import { type CssUrl, cssUrls } from '../../lint/page/css-urls.ts';
import { type MappedUrls, mapUrls, type UrlReference } from './map-urls.ts';
import type { SavedFiles } from './saved-files.ts';

/** Returns the URLs of CSS as references. `at` converts an offset in the CSS to one in its text. */
export const cssReferences = (css: string, at: (offset: number) => number): readonly UrlReference[] =>
  cssUrls(css).map(({ url, start }: CssUrl) => ({
    url,
    at: (offset) => at(start + offset),
    kind: /@import\s*(?:url\(\s*)?["']?$/i.test(css.slice(Math.max(start - 40, 0), start)) ? 'stylesheet' : 'file',
  }));

/**
 * Returns the edits that lead the URLs of a stylesheet to the files of its site. `path` is that of the stylesheet;
 * `hosts` are those of the site, as `siteHosts` finds them in its pages.
 */
export function mapCss(text: string, path: string, files: SavedFiles, hosts: Iterable<string> = []): MappedUrls {
  const { hosts: known, ...place } = files.placeOf(path);
  const references = cssReferences(text, (offset) => offset);
  return mapUrls(references, { ...place, hosts: new Set([...known, ...hosts]), file: path, base: path }, files);
}
