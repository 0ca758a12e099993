/** The shopping cart (docs/spec.md#runtime-3, "Shopping cart"; docs/spec.md#widgets-3, "Shopping cart data holder"), from JSON of any shape. */
import { type ExactMoney, moneyOfCents, readMoney } from '../money/read-money.ts';
import { type Decoder, type Fields, flag, listOf, number, object, own, text } from '../site-context/decoders.ts';

/** An entry of the cart. The specification does not list its fields: these are needed to show and change a cart. */
export interface CartEntry {
  /** The id of the entry in changes. */
  readonly id: string;
  /** The id of the product. */
  readonly itemId?: string;
  readonly productName?: string;
  readonly sku?: string;
  readonly quantity: number;
  /** The price of one item. */
  readonly unitPrice?: ExactMoney;
}

type Details = Readonly<Record<string, unknown>>;

/** Cents are the smallest units of the cart's currency. */
export interface Cart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  /** Identifies this state of the cart, if the server detects changes of an older state. */
  readonly version?: string | number;
  readonly created?: Date;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly unknown[];
  readonly applicableTaxRules: readonly unknown[];
  readonly coupons: readonly unknown[];
  readonly validCoupons: readonly unknown[];
  readonly invalidCoupons: readonly unknown[];
  readonly selectedShippingOption?: Details;
  readonly shippingLocation?: Details;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  /** The number of items in all entries. */
  readonly totalQuantity: number;
  readonly subtotalAmount: ExactMoney;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

const none: readonly never[] = Object.freeze([]);

/** The defaults of docs/spec.md#runtime-3. */
export const emptyCart: Cart = Object.freeze({
  id: '',
  websiteId: '',
  orderId: '',
  isPurchased: false,
  entries: none,
  shippingOptions: none,
  applicableTaxRules: none,
  coupons: none,
  validCoupons: none,
  invalidCoupons: none,
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  subtotalAmount: Object.freeze({ currency: 'USD', value: '0.00' }),
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
});

const list: Decoder<readonly unknown[]> = (value) => (Array.isArray(value) ? value : undefined);

const details: Decoder<Details> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.freeze({ ...value }) : undefined;

/** Reads a time: milliseconds since 1970, or a date as text. */
const date: Decoder<Date> = (value) => {
  const read = new Date(typeof value === 'number' || typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(read.getTime()) ? undefined : read;
};

/** Reads a quantity: an integer from 0. */
const count: Decoder<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

/** Only entries with an id can be changed. An entry without a quantity is one item. */
const entry =
  (currency: string): Decoder<CartEntry> =>
  (value) => {
    const read = object<CartEntry>({
      id: text,
      itemId: text,
      productName: text,
      sku: text,
      quantity: (own) => count(own) ?? 1,
      unitPrice: (price, whole) => readMoney(price, currency) ?? readMoney(own(whole, 'unitPriceCents'), currency),
    })(value);
    return read?.id === undefined ? undefined : read;
  };

const quantityOf = (entries: readonly CartEntry[] | undefined): number | undefined =>
  entries?.reduce((sum, { quantity }) => sum + quantity, 0);

const fields = (currency: string): Fields<Cart> => {
  const entries = listOf(entry(currency));
  return {
    id: text,
    websiteId: text,
    orderId: text,
    version: (value) => text(value) ?? number(value),
    created: date,
    isPurchased: flag,
    entries,
    shippingOptions: list,
    applicableTaxRules: list,
    coupons: list,
    validCoupons: list,
    invalidCoupons: list,
    selectedShippingOption: details,
    shippingLocation: details,
    subtotalCents: number,
    taxCents: number,
    shippingCostCents: number,
    discountCents: number,
    grandTotalCents: number,
    totalQuantity: (value, whole) => count(value) ?? quantityOf(entries(own(whole, 'entries'))),
    subtotalAmount: (value, whole) =>
      readMoney(value, currency) ?? moneyOfCents(number(own(whole, 'subtotalCents')) ?? 0, currency),
    hasDigital: flag,
    purelyDigital: flag,
    requiresShipping: flag,
  };
};

/** Returns whether a body is a cart: servers may respond to a change with other data, or none. */
export const isCart = (value: unknown): boolean =>
  Array.isArray(own(value, 'entries')) || count(own(value, 'totalQuantity')) !== undefined;

/**
 * Reads a cart from parsed JSON; never throws. A missing or invalid value gets the default of the specification.
 * `currency`, such as `EUR`, is used for amounts without a currency.
 */
export const readCart = (value: unknown, currency = 'USD'): Cart =>
  Object.freeze({ ...emptyCart, ...object(fields(currency))(value) });
