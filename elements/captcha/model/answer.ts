import type { Attribute } from '../../../core/model/contract/kinds.ts';

/** A text that only the element itself gives: no attribute says that a captcha is solved. */
export const answer = (): Attribute<string> => ({
  kind: 'text',
  fallback: '',
  accepts: 'nothing: only the provider gives it',
  parse: () => undefined,
  admit: (value) => (typeof value === 'string' ? value : undefined),
});
