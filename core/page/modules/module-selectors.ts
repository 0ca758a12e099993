import { pageService } from '../page.ts';

/** Whether a module can have a name. */
export const isModuleName = (name: unknown): name is string =>
  typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name);

/** The selectors of the modules that are registered in a page, by name. */
export const moduleSelectors = (document: Document): Map<string, string> =>
  pageService(document, 'module-selectors', () => new Map<string, string>());
