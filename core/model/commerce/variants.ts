/** The variants of a product, as site builders write them into pages (docs/spec.md#runtime-3, "Product"). */
import type { Problem } from '../finding.ts';
import { own } from '../site-context/decoders.ts';
import { priceProblems } from './price.ts';
import { skuProblems } from './sku.ts';

/** A problem of a list of variants, and the path of the value that has it. */
export interface VariantProblem extends Problem {
  readonly path: readonly (string | number)[];
}

const cents = (value: unknown): number | undefined =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value)) ? Number(value) : undefined;

function problemsAt(variant: unknown, key: string): readonly Problem[] {
  const value = own(variant, key);
  if (key === 'sku') return typeof value === 'string' ? skuProblems(value) : [];
  const amount = cents(value);
  return amount === undefined ? [] : priceProblems(amount);
}

/** Returns the problems of a list of variants parsed from any JSON. Prices are whole cents, as a number or as text. */
export function variantProblems(variants: unknown): readonly VariantProblem[] {
  if (!Array.isArray(variants)) return [{ code: 'variants-not-a-list', severity: 'error', args: {}, path: [] }];
  return variants.flatMap((variant: unknown, at) =>
    ['sku', 'price', 'salePrice'].flatMap((key) =>
      problemsAt(variant, key).map((problem): VariantProblem => ({ ...problem, path: [at, key] })),
    ),
  );
}

/** Returns the values that the variants offer for an option: `['loose', 'slim']` for `fit`. */
export const optionsOf = (variants: unknown, name: string): readonly string[] =>
  (Array.isArray(variants) ? variants : [])
    .map((variant: unknown) => own(own(variant, 'attributes'), name))
    .filter((value): value is string => typeof value === 'string');
