import { z } from 'zod';
import { defaultCurrency } from '../vocabularies/currencies.ts';
import { byDefault, count, entity, flag, id, instant, text } from './fields.ts';
import type { Fault } from './issue.ts';
import { looseMoney } from './money.ts';

const list = (description: string) => byDefault([], z.array(z.unknown()).describe(description));
const cents = (description: string) => byDefault(0, count(`${description} Cents.`));
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
    orderId: text('Id of the order that it has become.'),
    created: z.union([instant('When it was made.'), z.iso.datetime({ offset: true, error: 'entity-date' }), z.null()]),
    isPurchased: no('Whether it has been paid.'),
    entries: list('What is in it.'),
    shippingOptions: list('How it can be sent.'),
    applicableTaxRules: list('The taxes on it.'),
    coupons: list('Its coupons.'),
    validCoupons: list('Coupons that hold.'),
    invalidCoupons: list('Coupons that do not hold.'),
    selectedShippingOption: thing('How it will be sent.'),
    shippingLocation: thing('Where it will be sent.'),
    subtotalCents: cents('What its entries cost.'),
    taxCents: cents('Taxes.'),
    shippingCostCents: cents('What sending costs.'),
    discountCents: byDefault(0, z.int().describe('What coupons take off. Cents.')),
    grandTotalCents: cents('What is to be paid.'),
    totalQuantity: byDefault(0, count('How many things are in it.')),
    subtotalAmount: byDefault({ currency: defaultCurrency, value: '0.00' }, looseMoney),
    hasDigital: no('Whether there are downloads in it.'),
    purelyDigital: no('Whether there is nothing else in it.'),
    requiresShipping: no('Whether anything in it is sent.'),
  },
  { codes: ['entity-cart-digital'], find: kindFaults },
);
