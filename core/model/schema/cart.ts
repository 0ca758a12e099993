import { z } from 'zod';
import { defaultCurrency } from '../vocabularies/currencies.ts';
import { byDefault, count, entity, flag, id, instant, text } from './fields.ts';
import type { Fault } from './issue.ts';
import { looseMoney } from './money.ts';

const list = (description: string) => byDefault([], z.array(z.unknown()).describe(description));
const cents = (description: string) => byDefault(0, count(`${description} In cents: 1250 for 12.50.`));
const no = (description: string) => byDefault(false, flag(description));
const thing = (description: string) => z.union([z.record(z.string(), z.unknown()), z.null()]).describe(description);

interface Kind {
  readonly hasDigital?: boolean | undefined;
  readonly purelyDigital?: boolean | undefined;
  readonly requiresShipping?: boolean | undefined;
}

/** A cart that contains only downloads has downloads, and nothing to ship. */
const kindFaults = ({ hasDigital, purelyDigital, requiresShipping }: Kind): readonly Fault<'entity-cart-digital'>[] =>
  [
    { key: 'hasDigital', isWrong: purelyDigital === true && hasDigital === false },
    { key: 'requiresShipping', isWrong: purelyDigital === true && requiresShipping === true },
  ].flatMap(({ key, isWrong }) => (isWrong ? [{ code: 'entity-cart-digital', severity: 'warn', path: [key] }] : []));

/** A shopping cart (docs/spec.md#runtime-3 and docs/spec.md#widgets-3). */
export const cart = entity(
  'Cart',
  'A shopping cart.',
  {
    id: text('Id of the cart.'),
    websiteId: id('Id of the site.'),
    orderId: text('Id of the order that was made from the cart; empty before.'),
    version: z
      .union([z.string(), z.number()])
      .optional()
      .describe('Identifies this state of the cart: a change that names an older one is refused with 409.'),
    changeKeys: z
      .array(z.string())
      .optional()
      .describe('The keys of the latest changes: a page finds a change whose response was lost.'),
    created: z.union([
      instant('When the cart was created.'),
      z.iso.datetime({ offset: true, error: 'entity-date' }),
      z.null(),
    ]),
    isPurchased: no('Whether the cart was paid for.'),
    entries: list('Entries of the cart: products with variant and quantity.'),
    shippingOptions: list('Shipping options that the customer can select.'),
    applicableTaxRules: list('Tax rules that apply to the cart.'),
    coupons: list('All coupons that were entered.'),
    validCoupons: list('Coupons that reduce the price.'),
    invalidCoupons: list('Coupons that were entered but do not apply, for example expired ones.'),
    selectedShippingOption: thing('Selected shipping option; null before the customer selects one.'),
    shippingLocation: thing('Shipping address; null before the customer enters one.'),
    subtotalCents: cents('Sum of the entries, without tax, shipping and discounts.'),
    taxCents: cents('Sum of the taxes.'),
    shippingCostCents: cents('Price of shipping.'),
    discountCents: byDefault(0, z.int().describe('Sum of the discounts. In cents: 1250 for 12.50.')),
    grandTotalCents: cents('Total to pay.'),
    totalQuantity: byDefault(0, count('Sum of the quantities of all entries.')),
    subtotalAmount: byDefault({ currency: defaultCurrency, value: '0.00' }, looseMoney),
    hasDigital: no('Whether the cart contains a digital product.'),
    purelyDigital: no('Whether the cart contains only digital products.'),
    requiresShipping: no('Whether any entry has to be shipped.'),
  },
  { codes: ['entity-cart-digital'], find: kindFaults },
);
