import type { Attribute } from '../contract/kinds.ts';
import { currencyCodes, type TemplateCode } from '../vocabularies/currency-templates.ts';

/** The currency of an element's amounts, in any case. Without one it is that of the site, as `readCart` assumes. */
export const currencyCode = (): Attribute<TemplateCode> => ({
  kind: 'oneOf',
  fallback: 'USD',
  accepts: 'the code of a currency such as EUR',
  allowedValues: currencyCodes,
  parse: (text) => currencyCodes.find((code) => code === text.trim().toUpperCase()),
  format: (code) => code,
});
