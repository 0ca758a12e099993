import type { ConsentOptions } from '../../core/page/consent/store.ts';
import type { Values } from './model/strict.ts';

/** Returns how the banner stores the answers of the page. */
export const consentOptions = (values: Values): ConsentOptions => ({
  policyVersion: values.policyVersion,
  acceptDays: values.acceptDays,
  declineDays: values.declineDays,
  trackingCookies: values.trackingCookies,
  isRestrictive: values.restrictive,
});
