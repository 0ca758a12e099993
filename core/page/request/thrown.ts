import { pageService } from '../page.ts';

/** What the request layer of a page has thrown: whoever looks for errors that nobody caught tells it from others by that. */
export const thrownBy = (document: Document): WeakSet<object> =>
  pageService(document, 'request-thrown', () => new WeakSet());
