/** The data of a page view (docs/spec.md#runtime-3, "Visitor tracking"). */

import { number, text } from '../../model/site-context/decoders.ts';
import { unclobber, windowOf } from '../unclobber.ts';
import type { FindContext } from './find-context.ts';

/**
 * The record types whose views are counted: text, image, audio, video, event and portfolio item. A test compares them with
 * the vocabulary, which is larger than this module.
 */
export const trackedRecordNumbers: readonly (number | undefined)[] = [1, 2, 7, 8, 12, 59];

/** A browser that denies storage throws on access. */
function hasLocalStorage(window: Window): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

/**
 * Returns the 18 fields of a page view. Values that the site context does not contain are undefined, as are those of an item
 * whose type is not counted.
 */
export function analyticsHit(document: Document, find: FindContext, visitorCookie: string) {
  const { title, referrer, URL: url, documentElement } = unclobber(document);
  const window = windowOf(document);
  const recordType = number(find('item', 'recordType'));
  const isCounted = trackedRecordNumbers.includes(recordType);
  return {
    websiteId: text(find('website', 'id')),
    templateId: text(find('templateId')),
    website_locale: text(find('website', 'language')) ?? documentElement.lang,
    // The hash never leaves the browser otherwise.
    url: url.replace(/#.*/s, ''),
    title,
    itemId: isCounted ? text(find('item', 'id')) : undefined,
    recordType: isCounted ? recordType : undefined,
    collectionId: text(find('collection', 'id')),
    userAgent: window.navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: window.innerWidth,
    viewportInnerHeight: window.innerHeight,
    screenWidth: window.screen.width,
    screenHeight: window.screen.height,
    localStorageSupported: hasLocalStorage(window),
    queryString: document.location.search,
    referrer,
    visitorCookie,
  };
}
