import { pageService } from '../page.ts';

/** The errors that the request layer of a page has thrown, by which they are recognized among uncaught errors. */
export const thrownBy = (document: Document): WeakSet<object> =>
  pageService(document, 'request-thrown', () => new WeakSet());
