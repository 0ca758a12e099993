/**
 * The notation of each supported currency (docs/spec.md#runtime-3, "Per-currency templates") as an example with symbol,
 * separators and decimals. The specification does not show its templates: these follow the local notation of each
 * currency (CLDR), with distinct dollars and pesos. The won is only used by newer sites.
 */
const examples = {
  EUR: '1.234,56 €',
  USD: '$1,234.56',
  AUD: 'A$1,234.56',
  NOK: '1 234,56 kr',
  CAD: 'CA$1,234.56',
  NZD: 'NZ$1,234.56',
  DKK: '1.234,56 kr.',
  GBP: '£1,234.56',
  HKD: 'HK$1,234.56',
  CHF: 'CHF 1’234.56',
  MXN: 'MX$1,234.56',
  SGD: 'S$1,234.56',
  SEK: '1 234,56 kr',
  CZK: '1 234,56 Kč',
  ILS: '₪1,234.56',
  PHP: '₱1,234.56',
  RUB: '1 234,56 ₽',
  PLN: '1 234,56 zł',
  THB: '฿1,234.56',
  MYR: 'RM1,234.56',
  ARS: 'AR$1.234,56',
  BRL: 'R$ 1.234,56',
  COP: 'COL$1.234,56',
  IDR: 'Rp 1.234,56',
  INR: '₹1,234.56',
  JPY: '¥1,234',
  ZAR: 'R 1 234,56',
  KRW: '₩1,234',
} as const satisfies Readonly<Record<string, string>>;

export type TemplateCode = keyof typeof examples;

/** The supported currencies. */
// The table has no other keys.
export const currencyCodes = Object.keys(examples) as readonly TemplateCode[];

/** The parts of an example. */
export interface WrittenAmount {
  /** The text before and after an amount: the symbol, with its space. */
  readonly before: string;
  readonly after: string;
  /** The separator between groups of three digits. */
  readonly thousands: string;
  /** The decimal separator; empty if there is no fraction. */
  readonly decimal: string;
  /** The number of decimals. */
  readonly digits: number;
}

const parts = /^(\D*)1(\D)234(?:(\D)(56))?(.*)$/;

// The pattern matches every example. No-break spaces keep an amount on one line.
function read(example: string): WrittenAmount | undefined {
  const [found, before = '', thousands = '', decimal = '', fraction = '', after = ''] =
    parts.exec(example.replaceAll(' ', '\u00a0')) ?? [];
  return found === undefined ? undefined : { before, thousands, decimal, digits: fraction.length, after };
}

/**
 * Returns the notation of a currency by its code, such as `EUR`; undefined for currencies that neither the
 * specification nor sites support.
 */
export const currencyTemplate = (code: string): WrittenAmount | undefined =>
  // The lookup reads own keys of the table only.
  Object.hasOwn(examples, code) ? read(examples[code as TemplateCode]) : undefined;
