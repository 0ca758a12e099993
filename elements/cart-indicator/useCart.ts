import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { Cart, CartClient } from '../../core/page/cart.ts';

/** The page's cart and how its money is written: they come after the link, which works without them. */
export interface LiveCart {
  readonly cart: Cart;
  readonly subtotal: string;
}

const never = () => () => undefined;

/** The cart as soon as it has been read, live; a cart that cannot be read is told of. */
export function useCart(isWanted: boolean, language: string): LiveCart | undefined {
  const bridge = useBridge();
  const page = useHost().ownerDocument;
  const [module, setModule] = useState<typeof import('../../core/page/cart.ts')>();
  useLayoutEffect(() => {
    if (!isWanted) return;
    const { signal } = bridge;
    const fail = (cause: unknown): void => {
      if (!signal.aborted) bridge.emit('site-error', { code: 'cart-read-failed', args: {}, cause });
    };
    const load = async (): Promise<void> => {
      const loaded = await import('../../core/page/cart.ts');
      if (signal.aborted) return;
      setModule(loaded);
      const result = await loaded.cart(page).load();
      if (!result.ok) fail(result.failure.cause);
    };
    load().catch(fail);
  }, [isWanted]);
  const client: CartClient | undefined = isWanted ? module?.cart(page) : undefined;
  const cart = useSyncExternalStore(client?.subscribe ?? never, () => client?.get());
  return cart && module && { cart, subtotal: module.formatMoney(cart.subtotalAmount, language) ?? '' };
}
