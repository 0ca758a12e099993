import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { useNeededModule } from '../../core/element/hooks/lazy.ts';
import { useBridge } from '../../core/element/root.tsx';
import { lazyModule } from '../../core/page/lazy-module.ts';
import type { Cart } from '../../core/page/shopping-cart.ts';

/** The site's cart, and its subtotal as text. */
export interface CurrentCart {
  readonly cart: Cart;
  readonly subtotal: string;
}

const cartModule = lazyModule((_retry) => import('../../core/page/shopping-cart.ts'));

const nothing = (): undefined => undefined;
const neverChanges = () => () => undefined;

/**
 * The site's cart once it has been read, kept up to date. The link works without it; a failure is a `site-error` event.
 * After a move to another document, the last known cart is returned until the cart has been read there.
 */
export function useCart(isEnabled: boolean, language: string): CurrentCart | undefined {
  const bridge = useBridge();
  const page = useHost().ownerDocument;
  const code = 'cart-read-failed';
  const module = useNeededModule(cartModule, isEnabled, code);
  const client = module?.cart(page);
  useLayoutEffect(() => {
    const { signal } = bridge;
    void client?.load().then((result) => {
      if (!result.ok && !signal.aborted) bridge.emit('site-error', { code, args: {}, cause: result.failure.cause });
    });
  }, [client]);
  const last = useRef<Cart>(undefined);
  const cart = useSyncExternalStore(client?.subscribe ?? neverChanges, () => client?.get(), nothing) ?? last.current;
  useLayoutEffect(() => {
    last.current = cart;
  });
  return cart && module && { cart, subtotal: module.formatMoney(cart.subtotalAmount, language) ?? '' };
}
