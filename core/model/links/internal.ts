import type { Problem } from '../finding.ts';
import { isPageUrl } from '../slugs/page-url.ts';
import { lengthProblems } from './length.ts';

const tooLong = lengthProblems('internal');

/** The path excludes query and fragment. */
export const pathOf = (href: string): string => href.slice(0, href.search(/[?#]|$/));

/** The path as a URL can contain it: escaped, with single forward slashes, except those of a nested URL. */
const written = (path: string): string =>
  path
    .replace(/(:\/\/)?[\\/]*/g, (slashes, within = '') => within || slashes.slice(0, 1).replace('\\', '/'))
    .replace(/[\s"<>^`{|}]/g, encodeURIComponent);

/** Checks a path on this site: under 150 characters (docs/spec.md#runtime-5, "Link checks"), and valid in a URL without escaping. */
export function internalProblems(href: string): readonly Problem[] {
  const path = pathOf(href);
  const found = tooLong(path);
  if (found.length > 0 || path === '' || isPageUrl(path)) return found;
  return [{ code: 'link-path', severity: 'warn', args: { val: path, written: written(path) } }];
}
