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
  const found = tooLong(pathOf(href));
  return found.length > 0 ? found : pathProblems(href);
}

/** Checks that a path is valid in a URL without escaping. */
export function pathProblems(href: string): readonly Problem[] {
  const path = pathOf(href);
  if (path === '' || isPageUrl(path)) return [];
  return [{ code: 'link-path', severity: 'warn', args: { val: path, written: written(path) } }];
}
