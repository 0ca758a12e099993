/** The variant that a visitor can buy with the current choices. */
import type { PriceDisplay } from '../../../core/model/commerce/price-display.ts';
import { isForSale, largestQuantity, purchasePrice } from '../../../core/model/commerce/purchase.ts';
import type { Product, ProductVariant } from '../../../core/model/commerce/read-product.ts';
import type { BillingPlan } from '../../../core/model/commerce/renewal.ts';
import { type Choices, isSoldOut, type VariantChoice } from '../../../core/model/commerce/variant-choice.ts';

export interface Offer {
  /**
   * `available`: the variant can be bought. `incomplete`: options are missing. `absent`: no variant has the choices. `unsaleable`: the
   * page of the product is not published.
   */
  readonly state: 'available' | 'incomplete' | 'absent' | 'sold-out' | 'unsaleable';
  /** The variant that has all choices. */
  readonly variant?: ProductVariant;
  /** The options without a choice. */
  readonly missing: readonly string[];
  /** The price of the variant, or of all that are still possible. */
  readonly price?: PriceDisplay | undefined;
  /** The largest quantity that can be bought; undefined for no limit. */
  readonly largest?: number | undefined;
  /** The subscription that is bought. */
  readonly plan?: BillingPlan | undefined;
}

/** Returns the offer for these choices. `planId` selects a subscription instead of a single purchase. */
export function offerOf(product: Product, choice: VariantChoice, choices: Choices, planId?: string): Offer {
  const resolved = choice.resolve(choices);
  const plan = product.plans.find(({ id }) => id === planId) ?? product.plan;
  if (resolved.state !== 'chosen') {
    const matching = choice.matching(choices);
    const missing = resolved.state === 'incomplete' ? resolved.missing : [];
    const state = isForSale(product) ? resolved.state : 'unsaleable';
    return { state, missing, price: purchasePrice(matching, planId), plan };
  }
  const { variant } = resolved;
  const state = !isForSale(product) ? 'unsaleable' : isSoldOut(variant) ? 'sold-out' : 'available';
  return {
    state,
    variant,
    missing: [],
    price: purchasePrice([variant], planId),
    largest: largestQuantity(product, variant, planId),
    plan,
  };
}

/** Returns the values of all options that cannot be combined with the choices. */
export function unavailableValues(
  product: Product,
  choice: VariantChoice,
  choices: Choices,
): ReadonlyMap<string, readonly string[]> {
  const available = choice.available(choices);
  return new Map(
    product.options.map(({ name, values }, at) => [name, values.filter((value) => !available[at]?.has(value))]),
  );
}

/** Returns the variant with an id or a SKU. */
export const findVariant = ({ variants }: Product, key: string): ProductVariant | undefined =>
  variants.find(({ sku, id }) => sku === key || id === key);

/** The name of a variant in the URL of the page. */
export const variantKey = ({ sku, id }: ProductVariant): string | undefined => sku ?? id;
