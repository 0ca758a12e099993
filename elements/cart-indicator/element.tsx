import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { messages } from '../../core/model/cart/messages.en.ts';
import { cartCount, cartLabel } from '../../core/model/cart/quantity.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { isSafeUrl } from '../../core/model/safe-url.ts';
import { languageOf } from '../../core/page/language.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { CartIndicator } from './CartIndicator.tsx';
import shadow from './cart-indicator.css';
import { contract } from './contract.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useCart } from './useCart.ts';
import { useCartDrawer } from './useCartDrawer.ts';

/** Returns the `href` and `target` of the author's own link. */
function useAuthorLink(): { readonly href?: string; readonly target?: string } {
  const link = useAuthorChildren()
    .flatMap((child) => [child, ...unclobber(child).querySelectorAll('a')])
    .find((node) => matches(node, 'a[href]'));
  const href = link?.getAttribute('href') ?? '';
  const target = link?.getAttribute('target');
  return { ...(href && isSafeUrl(href) && { href }), ...(target && { target }) };
}

function CartIndicatorElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { href, showQuantity, showSubtotal, sync } = values;
  const getMessage = useMessages(messages);
  const live = useCart(sync, languageOf(useHost()));
  const author = useAuthorLink();
  const openDrawer = useCartDrawer(values.for);
  const items = live ? live.cart.totalQuantity : values.items;
  const phrase = cartLabel(showQuantity ? items : undefined);
  const label = getMessage(phrase.code, phrase.args);
  const announcement = useAnnouncement(label, `${phrase.code} ${items}`, live !== undefined || !sync);
  const isEmpty = items === 0;
  useStates({ initialised: live !== undefined, empty: isEmpty });
  return (
    <CartIndicator
      href={href ?? author.href ?? '/cart'}
      target={author.target}
      opensDrawer={values.for !== undefined}
      onClick={openDrawer}
      label={label}
      quantity={showQuantity ? (items === undefined ? '' : cartCount(items)) : undefined}
      subtotal={showSubtotal && !isEmpty ? (live?.subtotal ?? values.subtotal) : undefined}
      isEmpty={isEmpty}
      announcement={announcement}
    />
  );
}

/**
 * `<site-cart-indicator>`: a link to the cart with its count and subtotal, synchronized with the other indicators of the page and with other tabs
 * (docs/spec.md#runtime-3 to docs/spec.md#runtime-5; docs/spec.md#widgets-7).
 */
export const SiteCartIndicatorElement = elementClass(contract, CartIndicatorElementView, { shadow });
