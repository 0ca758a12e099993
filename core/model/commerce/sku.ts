import type { Problem } from '../finding.ts';

const longest = 60;
const digits = 7;

/** A stock-keeping unit has at most 60 characters (docs/spec.md#runtime-5). */
export const skuProblems = ({ length }: string): readonly Problem[] =>
  length > longest ? [{ code: 'sku-length', severity: 'error', args: { length, limit: longest } }] : [];

/** Creates a SKU: `SQ` and 7 digits (docs/spec.md#runtime-5). `random` returns numbers like Math.random. */
export const generateSku = (random: () => number): string =>
  `SQ${String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')}`;
