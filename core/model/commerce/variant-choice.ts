/** Resolves the variant of a product from the values that a visitor has chosen (docs/spec.md#runtime-3, "Product"). */
import { optionsKey } from './product-data/options-key.ts';
import type { Product, ProductVariant } from './read-product.ts';

/** The chosen values by the name of the option. A missing or empty value is not chosen. */
export type Choices = ReadonlyMap<string, string>;

export type ChosenVariant =
  | { readonly state: 'chosen'; readonly variant: ProductVariant }
  /** `missing` names the options to choose; it is empty if the data does not distinguish the variants. */
  | { readonly state: 'incomplete'; readonly missing: readonly string[] }
  /** No variant has the chosen values. */
  | { readonly state: 'absent' };

export interface VariantChoice {
  /** Returns the variant with exactly the chosen values, never another one. */
  readonly resolve: (choices: Choices) => ChosenVariant;
  /** Returns the variants that have all chosen values. */
  readonly matching: (choices: Choices) => readonly ProductVariant[];
  /**
   * Returns for each option, in the order of the product, the values that any variant has together with the choices of
   * the other options, and whether one of these variants can be in stock. The option's own choice is ignored, so that a
   * visitor can change it.
   */
  readonly available: (choices: Choices) => readonly ReadonlyMap<string, boolean>[];
}

export const isSoldOut = ({ stock }: Pick<ProductVariant, 'stock'>): boolean => stock === 0;

/** The index of `differenceOf` if there is no difference, and if there are several. */
const none = -1;
const several = -2;

/** Returns the index of the only option whose chosen value the variant does not have. It is called for each of thousands of variants, so it creates no objects. */
function differenceOf({ values }: ProductVariant, chosen: readonly string[]): number {
  let found = none;
  for (let at = 0; at < chosen.length; at += 1) {
    if (chosen[at] === '' || chosen[at] === values[at]) continue;
    if (found !== none) return several;
    found = at;
  }
  return found;
}

function availableValues(variants: readonly ProductVariant[], chosen: readonly string[]) {
  const available = chosen.map(() => new Map<string, boolean>());
  for (const variant of variants) {
    const difference = differenceOf(variant, chosen);
    if (difference === several) continue;
    for (const [at, values] of available.entries()) {
      const value = variant.values[at] ?? '';
      const isCompatible = difference === none || difference === at;
      if (isCompatible && value !== '') values.set(value, values.get(value) === true || !isSoldOut(variant));
    }
  }
  return available;
}

/** Variants by their values. Variants that have the same values cannot be distinguished, and are left out. */
function variantsByKey(variants: readonly ProductVariant[]): ReadonlyMap<string, ProductVariant> {
  const found = new Map<string, ProductVariant>();
  const ambiguous = new Set<string>();
  for (const variant of variants) {
    const key = optionsKey(variant.values);
    if (found.has(key)) ambiguous.add(key);
    found.set(key, variant);
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}

/** Prepares a product for many choices: each is then resolved by one look-up in a map. */
export function createVariantChoice({ options, variants }: Pick<Product, 'options' | 'variants'>): VariantChoice {
  const byKey = variantsByKey(variants);
  const inOrder = (choices: Choices): readonly string[] => options.map(({ name }) => choices.get(name) ?? '');
  const matching = (choices: Choices): readonly ProductVariant[] => {
    const chosen = inOrder(choices);
    return variants.filter((variant) => differenceOf(variant, chosen) === none);
  };
  return {
    matching,
    available: (choices) => availableValues(variants, inOrder(choices)),
    resolve(choices) {
      const chosen = inOrder(choices);
      const variant = byKey.get(optionsKey(chosen));
      if (variant) return { state: 'chosen', variant };
      const missing = options.flatMap(({ name }, at) => (chosen[at] === '' ? [name] : []));
      const isPossible = missing.length > 0 || options.length === 0;
      return isPossible && matching(choices).length > 0 ? { state: 'incomplete', missing } : { state: 'absent' };
    },
  };
}
