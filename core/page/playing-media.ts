import { pageService, type Store, store } from './page.ts';

/**
 * Stores what plays on a page, across elements, copies and shadow roots: the token of a video, or the element of an audio player.
 * Whatever finds another value there stops (docs/spec.md#widgets-4).
 */
export const playingMedia = (document: Document): Store<object | undefined> =>
  pageService(document, 'video', () => store<object | undefined>(undefined));
