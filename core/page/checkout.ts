/** Links to the checkout (docs/spec.md#runtime-2, "Navigation targets"): each click of a double click would start the checkout again. */
import { checkoutPaths } from '../model/commerce/checkout-urls.ts';
import { cookies } from '../model/vocabularies/cookies.ts';
import { pageCookies } from './cookies.ts';
import { lazyModule } from './lazy-module.ts';
import { pageService } from './page.ts';
import { safeUrl } from './safe-url.ts';
import { unclobber, windowOf } from './unclobber.ts';

/** The page that is left. */
export interface CheckoutOptions {
  /** Default: the document of this script. */
  readonly document?: Document;
}

/** Milliseconds after which a click counts again: the visitor may have stopped the navigation, which fires no event. */
export const maxNavigation = 5000;

const cartAlert = lazyModule((_retry) => import('./checkout/alert-without-cart.ts'));

/** The time of the navigation in progress; undefined before it and after the visitor has come back. */
function createNavigation(document: Document) {
  const navigation: { begun: number | undefined } = { begun: undefined };
  // The browser restores the page and its scripts when the visitor goes back.
  windowOf(document).addEventListener('pageshow', ({ persisted }) => {
    // The page itself may still be loading.
    if (persisted) navigation.begun = undefined;
  });
  return navigation;
}

/** Loads the page of the checkout, unless it is already loading. */
function navigate(document: Document, url: string): boolean {
  const navigation = pageService(document, 'checkout-navigation', createNavigation);
  const now = performance.now();
  if (navigation.begun !== undefined && now - navigation.begun < maxNavigation) return false;
  navigation.begun = now;
  windowOf(document).location.assign(url);
  return true;
}

/**
 * Leads to a page of the checkout, once for several clicks. The checkout of the cart needs the cookie of a cart: without
 * it, a dialog shows the reason. Returns whether the navigation has begun. Rejects with a TypeError for a URL that is not
 * one of the checkout.
 */
export async function goToCheckout(
  url: string,
  { document = globalThis.document }: CheckoutOptions = {},
): Promise<boolean> {
  const { baseURI } = unclobber(document);
  const target = safeUrl(url, baseURI);
  const { pathname, host } = new URL(target ?? baseURI);
  const isKnown = Object.values<string>(checkoutPaths).includes(pathname);
  if (target === undefined || !isKnown) throw new TypeError(`[Checkout] "${url}" is not a URL of the checkout.`);
  // The cookies of another host cannot be read.
  const needsCart = pathname === checkoutPaths.cart && host === new URL(baseURI).host;
  if (!needsCart || pageCookies(document).get(cookies.cart.name)) return navigate(document, target);
  try {
    (await cartAlert.load()).alertWithoutCart(document);
    return false;
  } catch {
    // The page of the checkout shows the same reason.
    return navigate(document, target);
  }
}
