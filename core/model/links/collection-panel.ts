import type { Problem } from '../finding.ts';

/** The panel of a collection in the editor, by its id: `/pages/{24 hex digits}` (runtime 2). */
export const panelPath = /^\/pages\/([\da-f]{24})(?=$|[/?#])/i;

/** The id of the collection whose panel a link opens; nothing for other links. */
export const collectionPanelId = (href: string): string | undefined => panelPath.exec(href.trim())?.[1];

/** On a page of the site, nobody but its owner gets there. */
export const panelProblems = (href: string): readonly Problem[] => [
  { code: 'link-panel', severity: 'warn', args: { href } },
];
