import type { Problem } from '../finding.ts';
import { isPageUrl } from '../slugs/page-url.ts';
import { lengthProblems } from './length.ts';

const tooLong = lengthProblems('internal');

/** Query and fragment are not the path. */
export const pathOf = (href: string): string => href.slice(0, href.search(/[?#]|$/));

/** As it can stand in an address: escaped, slashes forward and single, but for those of an address within. */
const written = (path: string): string =>
  path
    .replace(/(:\/\/)?[\\/]*/g, (slashes, within = '') => within || slashes.slice(0, 1).replace('\\', '/'))
    .replace(/[\s"<>^`{|}]/g, encodeURIComponent);

/** A path on this site under 150 characters (docs/spec.md#runtime-5, "Link checks"), which can stand in an address as it is. */
export function internalProblems(href: string): readonly Problem[] {
  const path = pathOf(href);
  const found = tooLong(path);
  if (found.length > 0 || path === '' || isPageUrl(path)) return found;
  return [{ code: 'link-path', severity: 'warn', args: { val: path, written: written(path) } }];
}
