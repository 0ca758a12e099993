import { type MouseEvent, useRef, useState } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import { isPlainClick } from '../../core/page/plain-click.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import type { Shop } from './useShoppingCart.ts';

interface Checkout {
  readonly isLeaving: boolean;
  /** Why the visitor is still here. */
  readonly problem: string;
  readonly onCheckout: (event: MouseEvent) => void;
}

/** Leaves for the checkout once, however often its link is clicked, after all changes of the cart have been sent. */
export function useCheckout(shop: Shop | undefined, href: string, canCheckOut: boolean): Checkout {
  const emit = useEmit(contract);
  const { signal } = useBridge();
  const host = useHost();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState('');
  const isStarted = useRef(false);

  const leave = async ({ client, textOf }: Shop): Promise<void> => {
    setLeaving(true);
    setProblem('');
    const result = await client.sync();
    isStarted.current = false;
    if (signal.aborted) return;
    setLeaving(false);
    if (!result.ok) setProblem(textOf(result.failure));
    else if (result.cart.entries.length > 0 && emit('site-checkout', { cart: result.cart }))
      unclobber(host.ownerDocument).defaultView?.location.assign(href);
  };

  const onCheckout = (event: MouseEvent): void => {
    if (!isPlainClick(event) && canCheckOut) return;
    event.preventDefault();
    if (!canCheckOut || isStarted.current || !shop) return;
    isStarted.current = true;
    void leave(shop);
  };
  return { isLeaving, problem, onCheckout };
}
