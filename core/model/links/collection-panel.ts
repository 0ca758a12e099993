import type { Problem } from '../finding.ts';

/** The panel of a collection in the editor, by its id: `/pages/{24 hex digits}` (docs/spec.md#runtime-2). */
export const panelPath = /^\/pages\/[\da-f]{24}(?=$|[/?#])/i;

/** A link to the editor: on a page of the site, only its owner can open it. */
export const panelProblems = (href: string): readonly Problem[] => [
  { code: 'link-panel', severity: 'warn', args: { href } },
];
