/** The number of items in the cart, stored for the other pages of the visit: they show it before the cart has been read. */
import { entryOf, pageStorage } from '../storage.ts';

/** The key of the number. */
export const cartCountKey = 'cart-items';

/** The key of the entry in the session storage of the browser. */
export const storedCountEntry = entryOf(cartCountKey);

/** Stores the number of items until the end of the visit. It needs no consent: the visitor has filled the cart. */
export const storeCount = (document: Document, count: number): void =>
  pageStorage('session', document).set(cartCountKey, count, { category: 'necessary' });
