import type { MouseEvent, ReactNode } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { Cart } from '../../core/model/cart/cart.ts';
import { formatCents, formatMoney } from '../../core/model/money/format.ts';

const Amount = ({
  label,
  value,
  part,
}: {
  readonly label: string;
  readonly value: ReactNode;
  readonly part?: string;
}): ReactNode => (
  <div part={part} className={part}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Returns the text of the shipping cost, which depends on the destination; undefined if nothing is sent. */
function shippingText(
  { requiresShipping, shippingLocation, shippingCostCents, subtotalAmount: { currency } }: Cart,
  canSelect: boolean,
  language: string,
  getMessage: GetMessage,
): string | undefined {
  if (!requiresShipping) return undefined;
  if (shippingLocation) return formatCents(shippingCostCents, currency, language);
  return getMessage(canSelect ? 'cart-shipping-country' : 'cart-shipping-later');
}

interface Props {
  readonly cart: Cart;
  /** Whether the visitor can select the destination in the cart. */
  readonly canSelectCountry: boolean;
  /** The smallest subtotal as text, if that of the cart is smaller. */
  readonly minimum: string | undefined;
  readonly href: string;
  readonly isLeaving: boolean;
  readonly onCheckout: (event: MouseEvent) => void;
  readonly language: string;
  readonly getMessage: GetMessage;
  /** The slot for express checkouts. */
  readonly children: ReactNode;
}

/** The prices of the cart, and the link to the checkout. */
export function Summary(props: Props): ReactNode {
  const { cart, canSelectCountry, minimum, href, isLeaving, onCheckout, language, getMessage, children } = props;
  const { subtotalAmount, discountCents, applicableTaxRules, taxCents, grandTotalCents } = cart;
  const money = (cents: number): string | undefined => formatCents(cents, subtotalAmount.currency, language);
  const shipping = shippingText(cart, canSelectCountry, language, getMessage);
  const taxes =
    applicableTaxRules.length > 0 ? applicableTaxRules : taxCents > 0 ? [{ taxCents, name: undefined }] : [];
  return (
    <div className="summary">
      <dl part="totals">
        <Amount label={getMessage('cart-subtotal')} value={formatMoney(subtotalAmount, language)} />
        {discountCents > 0 && <Amount label={getMessage('cart-discount')} value={money(-discountCents)} />}
        {shipping && <Amount label={getMessage('cart-shipping-cost')} value={shipping} />}
        {taxes.map((tax, index) => (
          // Several taxes may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Amount key={index} label={tax.name ?? getMessage('cart-tax')} value={money(tax.taxCents)} />
        ))}
        {/* Servers that compute no total have the subtotal only. */}
        {(grandTotalCents > 0 || discountCents > 0) && (
          <Amount part="total" label={getMessage('cart-total')} value={money(grandTotalCents)} />
        )}
      </dl>
      <p part="minimum" id="minimum" className="problem" role="status">
        {minimum && getMessage('cart-minimum', { subtotal: minimum })}
      </p>
      {children}
      <a
        part="checkout"
        className="button primary"
        href={href}
        aria-disabled={minimum ? true : undefined}
        aria-describedby={minimum ? 'minimum' : undefined}
        aria-busy={isLeaving}
        onClick={onCheckout}
      >
        {getMessage('cart-checkout')}
      </a>
    </div>
  );
}
