import type { Problem } from '../finding.ts';
import { slugPath } from './slug.ts';

// What the path of an address cannot hold as it is (URL Standard, path percent-encode set), backslashes, which browsers
// read as slashes, and empty parts, unless it is the one in an address within, as archives have it (`/web/https://…`).
const impossible = /[\s"#<>?^`{|}\\]|(?:^|[^:])\/\//;

/** Whether a path can stand in an address as it is, without double slashes (docs/spec.md#runtime-5, "Slugs"). */
export const isPageUrl = (path: string): boolean => path !== '' && !impossible.test(path);

/** What is wrong with the path of a page or item; `slug` is what it could be (docs/spec.md#widgets-5, "Editor messages"). */
export const pageUrlProblems = (path: string): readonly Problem[] =>
  isPageUrl(path) ? [] : [{ code: 'page-url', severity: 'warn', args: { val: path, slug: slugPath(path) } }];
