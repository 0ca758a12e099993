import { pageService } from './page.ts';

/** Functions that end page services when the site is destroyed; the newest one is called first. */
export const destructors = (document: Document): Set<() => void> =>
  pageService(document, 'destructors', () => new Set<() => void>());
