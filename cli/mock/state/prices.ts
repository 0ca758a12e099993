/** The prices and the stock of a mocked site, in its scenario. */
import { purchasePrice } from '../../../core/model/commerce/purchase.ts';
import type { Product, ProductVariant } from '../../../core/model/commerce/read-product.ts';
import { type ExactMoney, moneyOfCents } from '../../../core/model/money/read-money.ts';
import type { CartScenario } from './carts.ts';
import { unlimitedStock } from './stock.ts';

/** In the scenario `price-changed` everything costs a tenth more than the page shows. */
const raised = (cents: number): number => cents + Math.ceil(cents / 10);

/** Returns the price of one item; nothing for a product without a price. */
export function priceOf(
  { currency }: Product,
  variant: ProductVariant,
  planId: string | undefined,
  scenario: CartScenario | undefined,
): ExactMoney {
  const { cents = 0 } = purchasePrice([variant], planId) ?? {};
  return moneyOfCents(scenario === 'price-changed' ? raised(cents) : cents, currency) ?? { currency, value: '0.00' };
}

/** Returns the number of available items. */
export const stockOf = (variant: ProductVariant, scenario: CartScenario | undefined): number =>
  scenario === 'out-of-stock' ? 0 : (variant.stock ?? unlimitedStock);
