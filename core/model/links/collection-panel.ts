import type { Problem } from '../finding.ts';

/** The panel of a collection in the editor, by its id: `/pages/{24 hex digits}` (docs/spec.md#runtime-2). */
export const panelPath = /^\/pages\/[\da-f]{24}(?=$|[/?#])/i;

/** On a page of the site, nobody but its owner gets there. */
export const panelProblems = (href: string): readonly Problem[] => [
  { code: 'link-panel', severity: 'warn', args: { href } },
];
