import type { Problem } from '../finding.ts';
import { internalProblems, pathOf } from './internal.ts';

/** A file of the site is `/s/` and its name (docs/spec.md#runtime-2; docs/spec.md#widgets-5, "Editor messages"). */
export const fileProblems = (href: string): readonly Problem[] =>
  pathOf(href) === '/s/' ? [{ code: 'link-file-name', severity: 'warn', args: { href } }] : internalProblems(href);
