/** The number of items in the cart, stored for the other pages of the visit: they show it before the cart has been read. */
import { pageStorage } from '../storage.ts';

/** The key in `pageStorage`, and that of the entry in session storage. */
export const storedCount = { key: 'cart-items', entry: 'site:cart-items' } as const;

/** Stores the number of items until the end of the visit. It needs no consent: the visitor has filled the cart. */
export const storeCount = (document: Document, count: number): void =>
  pageStorage('session', document).set(storedCount.key, count, { category: 'necessary' });
