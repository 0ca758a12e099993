import { type MouseEvent, useRef, useState } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import { checkoutPaths } from '../../core/model/commerce/checkout-urls.ts';
import { goToCheckout, maxNavigation } from '../../core/page/checkout.ts';
import { isPlainClick } from '../../core/page/plain-click.ts';
import type { CartFailure } from '../../core/page/shopping-cart.ts';
import { windowOf } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import type { Shop } from './useShoppingCart.ts';

interface Checkout {
  readonly isLeaving: boolean;
  /** Why the visitor is still here. */
  readonly problem: string;
  readonly onCheckout: (event: MouseEvent) => void;
}

/** Resolves after the longest navigation, or when the visitor comes back to the page. */
const untilBack = (view: Window): Promise<void> =>
  new Promise((resolve) => {
    const end = (event?: PageTransitionEvent): void => {
      // The page itself may still be loading.
      if (event && !event.persisted) return;
      clearTimeout(timer);
      view.removeEventListener('pageshow', end);
      resolve();
    };
    const timer = setTimeout(end, maxNavigation);
    view.addEventListener('pageshow', end);
  });

/** Leaves for the checkout once, however often its link is clicked, after all changes of the cart have been sent. */
export function useCheckout(shop: Shop | undefined, href: string, canCheckOut: boolean): Checkout {
  const emit = useEmit(contract);
  const { signal } = useBridge();
  const { ownerDocument: document } = useHost();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<CartFailure>();
  const isStarted = useRef(false);

  /** Returns whether the page is being left. */
  const follow = async (): Promise<boolean> => {
    if (href === checkoutPaths.cart) return goToCheckout(href, { document });
    // Another checkout may need no cookie.
    windowOf(document).location.assign(href);
    return true;
  };

  const leave = async ({ client }: Shop): Promise<void> => {
    setLeaving(true);
    setFailure(undefined);
    const result = await client.sync();
    if (signal.aborted) return;
    if (!result.ok) setFailure(result.failure);
    const isLeft = result.ok && result.cart.entries.length > 0 && emit('site-checkout', { cart: result.cart });
    // The page stays for some time, in which further clicks do nothing.
    if (isLeft && (await follow())) await untilBack(windowOf(document));
    isStarted.current = false;
    if (!signal.aborted) setLeaving(false);
  };

  const onCheckout = (event: MouseEvent): void => {
    if (!isPlainClick(event) && canCheckOut) return;
    event.preventDefault();
    if (!canCheckOut || isStarted.current || !shop) return;
    isStarted.current = true;
    void leave(shop);
  };
  return { isLeaving, problem: (failure && shop?.textOf(failure)) ?? '', onCheckout };
}
