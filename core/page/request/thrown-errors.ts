import { pageService } from '../page.ts';

/** Returns the errors that the request layer of a page has thrown, to recognize them among uncaught errors. */
export const thrownErrors = (document: Document): WeakSet<object> =>
  pageService(document, 'request-thrown', () => new WeakSet());
