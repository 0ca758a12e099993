import type { Problem } from '../finding.ts';

/** A US zip code: exactly 5 digits (docs/spec.md#runtime-5). */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text);

/** Returns the problems of a US zip code, empty when it is valid. */
export const zipProblems = (text: string): readonly Problem[] =>
  text === '' || isZip(text) ? [] : [{ code: 'zip-digits', severity: 'error', args: { val: text } }];
