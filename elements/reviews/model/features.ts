/** The features of a site that concern reviews. */
import { hasFeature } from '../../../core/model/feature-flags.ts';

// Not an interface, which has no index signature.
type ReviewFeatures = Readonly<Partial<Record<'nativeReviews' | 'importedReviews', boolean>>>;

/** Reads the features of a site, by name or number. A site that lists neither of them does not restrict reviews. */
export function reviewFeatures(flags: unknown): ReviewFeatures {
  const nativeReviews = hasFeature(flags, 66, 'commerce-native-product-reviews');
  const importedReviews = hasFeature(flags, 67, 'commerce-imported-product-reviews');
  return nativeReviews || importedReviews ? { nativeReviews, importedReviews } : {};
}
