import { pageService } from '../page.ts';

/** The names of the modules that are registered in a page. */
export const moduleNames = (document: Document): Set<string> =>
  pageService(document, 'module-names', () => new Set<string>());
