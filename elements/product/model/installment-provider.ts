/** The provider of payments in installments of a site. */
import { hasFeature } from '../../../core/model/feature-flags.ts';

/** Reads it from the features of a site, by name or number. */
export function installmentProvider(flags: unknown): string | undefined {
  if (hasFeature(flags, 68, 'commerce-clearpay')) return 'Clearpay';
  return hasFeature(flags, 64, 'commerce-afterpay') ? 'Afterpay' : undefined;
}
