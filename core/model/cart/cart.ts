/** The shopping cart (docs/spec.md#runtime-3, "Shopping cart"; docs/spec.md#widgets-3, "Shopping cart data holder"), from JSON of any shape. */
import { type ExactMoney, moneyOfCents, readMoney } from '../money/read-money.ts';
import { isImageUrl, isSafeUrl } from '../safe-url.ts';
import {
  type Decoder,
  type Fields,
  flag,
  listOf,
  number,
  object,
  own,
  text,
  textMap,
} from '../site-context/decoders.ts';

/** A selected option of the product, as in `Size`, `60 × 40 cm`. */
export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** An entry of the cart. The specification does not list its fields: these are needed to show and change a cart. */
export interface CartEntry {
  /** The id of the entry in changes. */
  readonly id: string;
  /** The id of the product. */
  readonly itemId?: string;
  readonly productName?: string;
  readonly sku?: string;
  readonly variantId?: string;
  /** The subscription; undefined for a single purchase. */
  readonly planId?: string;
  readonly options?: readonly SelectedOption[];
  readonly imageUrl?: string;
  /** The page of the product. */
  readonly productUrl?: string;
  readonly quantity: number;
  /** The number of available items; undefined without a limit. */
  readonly stock?: number;
  /** The price of one item. */
  readonly unitPrice?: ExactMoney;
  /** More values of the visitor, such as the recipient of a gift card. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Set on an addition until the server has responded: its `id` is temporary, so that it cannot be changed yet. */
  readonly isPending?: true;
}

/** A coupon that was entered. */
export interface CartCoupon {
  readonly code: string;
  readonly name?: string;
  /** The amount by which a valid coupon reduces the price. */
  readonly discountCents?: number;
  /** Why it does not apply: `unknown`, `expired`, `minimum-subtotal`, or another text of the server. */
  readonly reason?: string;
}

/** A way in which the cart can be sent. */
export interface ShippingOption {
  readonly id: string;
  readonly name?: string;
  readonly costCents: number;
}

/** The destination of the cart. */
export interface ShippingLocation {
  /** The code of the country, such as `NO`. */
  readonly country: string;
  readonly region?: string;
  readonly postalCode?: string;
}

/** A tax that is part of the total. */
export interface TaxRule {
  readonly name?: string;
  readonly taxCents: number;
}

/** Cents are the smallest units of the cart's currency. */
export interface Cart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  /** Identifies this state of the cart, if the server detects changes of an older state. */
  readonly version?: string | number;
  /** The keys of the latest changes, if the server lists them: a change whose response was lost is found by its key. */
  readonly changeKeys?: readonly string[];
  readonly created?: Date;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly ShippingOption[];
  readonly applicableTaxRules: readonly TaxRule[];
  readonly coupons: readonly CartCoupon[];
  readonly validCoupons: readonly CartCoupon[];
  readonly invalidCoupons: readonly CartCoupon[];
  readonly selectedShippingOption?: ShippingOption;
  readonly shippingLocation?: ShippingLocation;
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

/** Reads a time: milliseconds since 1970, or a date as text. */
const date: Decoder<Date> = (value) => {
  const read = new Date(typeof value === 'number' || typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(read.getTime()) ? undefined : read;
};

/** Reads a quantity: an integer from 0. */
const count: Decoder<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

/** Reads an object that is unusable without these keys. */
const withKeys =
  <T extends object>(keys: readonly (keyof T)[], fields: Fields<T>): Decoder<T> =>
  (value) => {
    const read = object<T>(fields)(value);
    // The keys are the required ones of the type.
    return read && keys.every((key) => read[key] !== undefined) ? (read as T) : undefined;
  };

/** URLs of the server are only loaded or linked to if they run no script. */
const safe =
  (isSafe: (url: string) => boolean): Decoder<string> =>
  (value) => {
    const url = text(value);
    return url !== undefined && isSafe(url) ? url : undefined;
  };

const option = withKeys<SelectedOption>(['name', 'value'], { name: text, value: text });
const coupon = withKeys<CartCoupon>(['code'], { code: text, name: text, discountCents: number, reason: text });
const location = withKeys<ShippingLocation>(['country'], { country: text, region: text, postalCode: text });
const taxRule = withKeys<TaxRule>(['taxCents'], { name: text, taxCents: number });
const shippingOption = withKeys<ShippingOption>(['id'], {
  id: text,
  name: text,
  costCents: (cents) => number(cents) ?? 0,
});

/** Only entries with an id can be changed. An entry without a quantity is one item. */
const entry = (currency: string): Decoder<CartEntry> =>
  withKeys<CartEntry>(['id'], {
    id: text,
    itemId: text,
    productName: text,
    sku: text,
    variantId: text,
    planId: text,
    options: listOf(option),
    imageUrl: safe(isImageUrl),
    productUrl: safe(isSafeUrl),
    quantity: (own) => count(own) ?? 1,
    stock: count,
    unitPrice: (price, whole) => readMoney(price, currency) ?? readMoney(own(whole, 'unitPriceCents'), currency),
    fields: textMap,
    // Only an addition of this page has it.
    isPending: () => undefined,
  });

const quantityOf = (entries: readonly CartEntry[] | undefined): number | undefined =>
  entries?.reduce((sum, { quantity }) => sum + quantity, 0);

const fields = (currency: string): Fields<Cart> => {
  const entries = listOf(entry(currency));
  return {
    id: text,
    websiteId: text,
    orderId: text,
    version: (value) => text(value) ?? number(value),
    changeKeys: listOf(text),
    created: date,
    isPurchased: flag,
    entries,
    shippingOptions: listOf(shippingOption),
    applicableTaxRules: listOf(taxRule),
    coupons: listOf(coupon),
    validCoupons: listOf(coupon),
    invalidCoupons: listOf(coupon),
    selectedShippingOption: shippingOption,
    shippingLocation: location,
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
