/**
 * Discounts, shipping and taxes of a cart, by tables of the mock. All amounts are in the smallest units of the cart's
 * currency, and exact.
 */

interface Coupon {
  readonly name: string;
  /** Hundredths of a percent of the subtotal. */
  readonly rate?: number;
  readonly cents?: number;
  readonly minimumCents?: number;
  readonly isExpired?: true;
}

/** The coupons of every site. */
const coupons: ReadonlyMap<string, Coupon> = new Map([
  ['TENPERCENT', { name: '10 % off', rate: 1000 }],
  ['FIVEOFF', { name: '5 off orders from 100', cents: 500, minimumCents: 10_000 }],
  ['LASTYEAR', { name: '20 % off last year', rate: 2000, isExpired: true }],
]);

/** The reason why a coupon does not apply. */
export type CouponProblem = 'unknown' | 'expired' | 'minimum-subtotal';

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly costCents: number;
}

/** Where a cart is sent. */
export interface ShippingLocation {
  /** The code of the country, such as `NO`. */
  readonly country: string;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
}

interface Destination {
  readonly options: readonly ShippingOption[];
  readonly tax?: {
    readonly name: string;
    /** Hundredths of a percent of what is paid. */
    readonly rate: number;
  };
}

const option = (id: string, name: string, costCents: number): ShippingOption => ({ id, name, costCents });

const destinations: ReadonlyMap<string, Destination> = new Map([
  [
    'NO',
    {
      options: [option('standard', 'Standard, 2 to 4 days', 490), option('express', 'Express, 1 day', 1490)],
      tax: { name: 'MVA', rate: 2500 },
    },
  ],
  [
    'DE',
    {
      options: [option('standard', 'Standard, 4 to 7 days', 990), option('express', 'Express, 2 days', 2490)],
      tax: { name: 'MwSt.', rate: 1900 },
    },
  ],
  ['US', { options: [option('standard', 'Standard, 7 to 14 days', 1990)] }],
]);

const elsewhere: Destination = { options: [option('standard', 'Standard, 7 to 21 days', 2490)] };

/** Returns the ways in which a cart can be sent to a place. */
export const shippingOptionsTo = ({ country }: ShippingLocation): readonly ShippingOption[] =>
  (destinations.get(country) ?? elsewhere).options;

/** Returns a share of an amount in hundredths of a percent, rounded to the nearest integer. */
const shareOf = (cents: number, rate: number): number => Number((BigInt(cents) * BigInt(rate) + 5000n) / 10_000n);

/** The entries of the visitor besides the items. */
export interface CartDetails {
  /** The codes of coupons, as entered. */
  readonly coupons?: readonly string[] | undefined;
  readonly shippingLocation?: ShippingLocation | undefined;
  readonly shippingOptionId?: string | undefined;
  /** Whether all coupons have expired. */
  readonly areCouponsExpired?: boolean | undefined;
}

/** Codes of coupons are compared without case. */
export const couponCode = (text: string): string => text.trim().toUpperCase();

function couponProblem(
  coupon: Coupon | undefined,
  subtotal: number,
  areAllExpired: boolean | undefined,
): CouponProblem | undefined {
  if (!coupon) return 'unknown';
  if (coupon.isExpired || areAllExpired) return 'expired';
  return subtotal < (coupon.minimumCents ?? 0) ? 'minimum-subtotal' : undefined;
}

function readCoupons({ coupons: codes = [], areCouponsExpired }: CartDetails, subtotal: number) {
  const read = codes.map((code) => {
    const coupon = coupons.get(code);
    const reason = couponProblem(coupon, subtotal, areCouponsExpired);
    const name = coupon?.name ?? code;
    const discountCents = coupon?.cents ?? shareOf(subtotal, coupon?.rate ?? 0);
    return { code, name, reason, discountCents };
  });
  return {
    coupons: codes.map((code) => ({ code })),
    validCoupons: read.flatMap(({ reason, ...coupon }) => (reason ? [] : [coupon])),
    invalidCoupons: read.flatMap(({ code, name, reason }) => (reason ? [{ code, name, reason }] : [])),
  };
}

/** Computes the part of the cart's JSON that depends on coupons and on the destination (docs/spec.md#runtime-3, "Shopping cart"). */
export function cartTotals(subtotalCents: number, requiresShipping: boolean, details: CartDetails) {
  const found = readCoupons(details, subtotalCents);
  const discount = found.validCoupons.reduce((sum, { discountCents }) => sum + discountCents, 0);
  // A coupon is worth no more than the items.
  const discountCents = Math.min(subtotalCents, discount);
  const { shippingLocation = null, shippingOptionId } = details;
  const shippingOptions = requiresShipping && shippingLocation ? shippingOptionsTo(shippingLocation) : [];
  const selectedShippingOption =
    shippingOptions.find(({ id }) => id === shippingOptionId) ?? shippingOptions[0] ?? null;
  const shippingCostCents = selectedShippingOption?.costCents ?? 0;
  const payable = subtotalCents - discountCents + shippingCostCents;
  const { tax } = (shippingLocation && destinations.get(shippingLocation.country)) ?? {};
  const taxCents = tax ? shareOf(payable, tax.rate) : 0;
  return {
    ...found,
    discountCents,
    shippingLocation,
    shippingOptions,
    selectedShippingOption,
    shippingCostCents,
    applicableTaxRules: tax ? [{ name: tax.name, rate: tax.rate / 10_000, taxCents }] : [],
    taxCents,
    grandTotalCents: payable + taxCents,
  };
}
