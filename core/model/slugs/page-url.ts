import type { Problem } from '../finding.ts';
import { slugPath } from './slug.ts';

// Characters that the path of a URL cannot contain unescaped (https://url.spec.whatwg.org/#path-percent-encode-set),
// backslashes, which browsers read as slashes, and empty parts, except in a nested URL, as web archives have it
// (`/web/https://…`).
const impossible = /[\s"#<>?^`{|}\\]|(?:^|[^:])\/\//;

/** Whether a path is valid in a URL without escaping, and has no double slashes (docs/spec.md#runtime-5, "Slugs"). */
export const isPageUrl = (path: string): boolean => path !== '' && !impossible.test(path);

/** Returns the problems of the path of a page or item; `slug` is a valid replacement (docs/spec.md#widgets-5, "Editor messages"). */
export const pageUrlProblems = (path: string): readonly Problem[] =>
  isPageUrl(path) ? [] : [{ code: 'page-url', severity: 'warn', args: { val: path, slug: slugPath(path) } }];
