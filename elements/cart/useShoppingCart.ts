import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useBridge } from '../../core/element/root.tsx';
import { lazyModule } from '../../core/page/lazy-module.ts';
import type { Cart, CartClient, CartFailure } from '../../core/page/shopping-cart.ts';

/** The cart of the page, and the client that changes it. */
export interface Shop {
  readonly cart: Cart;
  readonly client: CartClient;
  /** Returns the text of a failure for the visitor. */
  readonly textOf: (failure: CartFailure) => string;
  /** The message of an empty cart. */
  readonly emptyText: string;
}

interface Reading {
  /** Undefined until the cart has been read. */
  readonly shop: Shop | undefined;
  /** Whether the last attempt has failed; it remains while the next one runs. */
  readonly hasFailed: boolean;
  readonly isReading: boolean;
  readonly read: () => void;
}

const cartModule = lazyModule((_retry) => import('../../core/page/shopping-cart.ts'));

const nothing = (): undefined => undefined;
const neverChanges = () => () => undefined;

/** Reads the cart of the page when it is needed. A failure is a `site-error` event, and the visitor can try again. */
export function useShoppingCart(isNeeded: boolean): Reading {
  const bridge = useBridge();
  const host = useHost();
  const [{ hasFailed, isReading }, setState] = useState({ hasFailed: false, isReading: false });
  const setFailed = (): void => setState({ hasFailed: true, isReading: false });
  const code = 'cart-read-failed';
  const { module, load } = useLazyModule(cartModule, code, setFailed);
  const client = module?.cart(host.ownerDocument);
  const read = (): void => {
    const { signal } = bridge;
    setState((before) => ({ ...before, isReading: true }));
    load();
    void client?.load().then((result) => {
      if (signal.aborted || result.ok) return;
      setFailed();
      bridge.emit('site-error', { code, args: {}, cause: result.failure.cause });
    });
  };
  useLayoutEffect(() => {
    if (isNeeded) read();
  }, [isNeeded, client]);
  const cart = useSyncExternalStore(client?.subscribe ?? neverChanges, () => client?.get(), nothing);
  const shop = cart &&
    client &&
    module && {
      cart,
      client,
      textOf: (failure: CartFailure) => module.cartText(host, failure),
      emptyText: module.cartText(host),
    };
  return { shop, hasFailed, isReading, read };
}
