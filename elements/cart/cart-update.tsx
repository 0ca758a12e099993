import { type ReactNode, useRef, useState } from 'react';
import { useSignal } from '../../core/element/hooks/host.ts';
import type { Cart } from '../../core/model/cart/cart.ts';
import type { CartResult } from '../../core/page/shopping-cart.ts';
import type { Shop } from './useShoppingCart.ts';

/** Runs a change that only the server can make, one at a time, and keeps the text of its failure. */
export function useCartUpdate(shop: Shop) {
  const signal = useSignal();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const update = async (change: () => Promise<CartResult>, onDone?: (cart: Cart) => void): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem('');
    const result = await change();
    isRunning.current = false;
    if (signal.aborted) return;
    setBusy(false);
    if (result.ok) onDone?.(result.cart);
    else setProblem(shop.textOf(result.failure));
  };
  return { problem, setProblem, isBusy, update };
}

/** Why a change was not made. */
export const Problem = ({ id, text }: { readonly id: string; readonly text: string }): ReactNode => (
  <p part={text ? 'problem' : undefined} className="problem" id={id} role="status">
    {text}
  </p>
);
