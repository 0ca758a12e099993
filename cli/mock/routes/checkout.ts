/** The checkouts, which complete orders without a payment, and the pages that confirm them. */
import { cartCheckout } from './checkout/cart-checkout.ts';
import { confirmations } from './checkout/confirmations.ts';
import { donationCheckout } from './checkout/donation-checkout.ts';
import { giftCardCheckout } from './checkout/gift-card-checkout.ts';
import type { Route } from './route.ts';

export const checkout: readonly Route[] = [...cartCheckout, ...donationCheckout, ...giftCardCheckout, ...confirmations];
