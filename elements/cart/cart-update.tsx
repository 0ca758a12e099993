import { type ReactNode, useState } from 'react';
import { useSignal } from '../../core/element/hooks/host.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { Cart } from '../../core/model/cart/cart.ts';
import { formatCents } from '../../core/model/money/format.ts';
import type { CartResult } from '../../core/page/shopping-cart.ts';
import type { ProblemText } from './problem-text.ts';
import type { Shop } from './useShoppingCart.ts';

interface Options {
  readonly shop: Shop;
  readonly language: string;
  readonly getMessage: GetMessage;
}

/** Runs changes that only the server can make, one after the other, and keeps the reason of the last failure. */
export function useCartUpdate({ shop, language, getMessage }: Options) {
  const signal = useSignal();
  const [problemText, setProblemText] = useState<ProblemText>();
  // React calls functions that are set.
  const setProblem = (textIn?: ProblemText): void => setProblemText(() => textIn);
  const [announcement, setAnnouncement] = useState('');
  const [running, setRunning] = useState(0);
  const update = async (change: () => Promise<CartResult>, onDone?: (cart: Cart) => void): Promise<void> => {
    setRunning((count) => count + 1);
    setProblem();
    setAnnouncement('');
    const result = await change();
    if (signal.aborted) return;
    setRunning((count) => count - 1);
    if (result.ok) {
      const { grandTotalCents, subtotalAmount } = result.cart;
      const total = formatCents(grandTotalCents, subtotalAmount.currency, language) ?? '';
      setAnnouncement(getMessage('cart-total-changed', { total }));
      onDone?.(result.cart);
    } else setProblem(() => shop.textOf(result.failure));
  };
  return { problem: problemText?.(getMessage) ?? '', setProblem, announcement, isBusy: running > 0, update };
}

interface OutcomeProps {
  readonly id: string;
  /** Why a change was not made. */
  readonly problem: string;
  /** The result of a change, for screen-reader users. */
  readonly announcement: string;
}

/** The result of a change. */
export const Outcome = ({ id, problem, announcement }: OutcomeProps): ReactNode => (
  <>
    <p part={problem ? 'problem' : undefined} className="problem" id={id} role="status">
      {problem}
    </p>
    <p className="spoken" role="status">
      {announcement}
    </p>
  </>
);
