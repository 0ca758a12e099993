import { type ReactNode, useLayoutEffect } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { checkoutPaths } from '../../core/model/commerce/checkout-urls.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { formatMoney } from '../../core/model/money/format.ts';
import { cartAnnouncers } from '../../core/page/cart-announcers.ts';
import { languageOf } from '../../core/page/language.ts';
import { Coupons } from './Coupons.tsx';
import type { contract } from './contract.ts';
import { Lines } from './Lines.tsx';
import { messages } from './messages.en.ts';
import { missedMinimum } from './model/minimum.ts';
import { Shipping } from './Shipping.tsx';
import { Summary } from './Summary.tsx';
import { useCheckout } from './useCheckout.ts';
import { useLines } from './useLines.ts';
import { useShoppingCart } from './useShoppingCart.ts';

/** While the cart is shown, it announces changes instead of the indicators of the page. */
function useAnnouncer(isShown: boolean): void {
  const host = useHost();
  const page = host.ownerDocument;
  useLayoutEffect(() => {
    if (isShown) cartAnnouncers(page).add(host);
    return () => void cartAnnouncers(page).delete(host);
  }, [isShown, page]);
}

interface Props {
  readonly values: ValuesOf<typeof contract>;
  /** Whether the cart is shown, so that it has to be read. */
  readonly isShown: boolean;
}

/** The cart: its items, coupons, destination and prices, or what is shown instead of them. */
export function CartContent({ values, isShown }: Props): ReactNode {
  const language = languageOf(useHost());
  const getMessage = useMessages(messages);
  const { shop, hasFailed, isReading, read } = useShoppingCart(isShown);
  const { announcement, ...lines } = useLines(shop, getMessage);
  const href = values.checkoutHref ?? checkoutPaths.cart;
  const minimum = shop && missedMinimum(values.minimumSubtotal, shop.cart.subtotalAmount);
  const { isLeaving, problem, onCheckout } = useCheckout(shop, href, minimum === undefined);
  useAnnouncer(isShown);
  const isEmpty = shop?.cart.entries.length === 0;
  useStates({ initialised: shop !== undefined, empty: isEmpty });
  const extra = shop && { shop, language, getMessage };
  const canSelectCountry = values.countries.length > 0;
  return (
    <div className="cart">
      <div className="content">
        <p className="spoken" role="status">
          {announcement}
        </p>
        <slot hidden={shop !== undefined} />
        {!shop && isShown && (
          <div className="state" role="status">
            {hasFailed && !isReading ? (
              <p part="problem">{getMessage('cart-unavailable')}</p>
            ) : (
              <p className="loading">{getMessage('cart-loading')}</p>
            )}
          </div>
        )}
        {!shop && hasFailed && (
          // It stays while the cart is read again, so that it keeps the focus.
          <button type="button" className="button" aria-disabled={isReading} onClick={() => isReading || read()}>
            {getMessage('cart-retry')}
          </button>
        )}
        <Lines {...lines} language={language} getMessage={getMessage} />
        {isEmpty && (
          <>
            <p part="empty">{shop.emptyText}</p>
            <slot name="empty" />
          </>
        )}
        {extra && !isEmpty && (
          <>
            {values.coupons && <Coupons {...extra} />}
            {canSelectCountry && shop.cart.requiresShipping && <Shipping {...extra} countries={values.countries} />}
          </>
        )}
      </div>
      {shop && !isEmpty && (
        <Summary
          cart={shop.cart}
          canSelectCountry={canSelectCountry}
          minimum={minimum && formatMoney(minimum, language)}
          href={href}
          isLeaving={isLeaving}
          onCheckout={onCheckout}
          language={language}
          getMessage={getMessage}
        >
          <p part={problem ? 'problem' : undefined} className="problem" role="status">
            {problem}
          </p>
          <slot name="express" />
        </Summary>
      )}
      {shop && values.continueHref && (
        <a part="continue" className="continue" href={values.continueHref}>
          {getMessage('cart-continue')}
        </a>
      )}
    </div>
  );
}
