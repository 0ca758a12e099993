/** The features of a site that concern reviews. */
import { kebabWord } from '../../../core/model/vocabularies/vocabulary.ts';

// Not an interface, which has no index signature.
type ReviewFeatures = Readonly<Partial<Record<'nativeReviews' | 'importedReviews', boolean>>>;

// Of the table `featureFlags`, which is too large for a page.
const native: readonly unknown[] = [66, 'commerce-native-product-reviews'];
const imported: readonly unknown[] = [67, 'commerce-imported-product-reviews'];

/** Reads the features of a site, by name or number. A site that lists neither of them does not restrict reviews. */
export function reviewFeatures(flags: unknown): ReviewFeatures {
  if (!Array.isArray(flags)) return {};
  const listed = Array.from(flags, (flag: unknown) => (typeof flag === 'string' ? kebabWord(flag) : flag));
  const has = (names: readonly unknown[]): boolean => listed.some((flag) => names.includes(flag));
  const [nativeReviews, importedReviews] = [has(native), has(imported)];
  return nativeReviews || importedReviews ? { nativeReviews, importedReviews } : {};
}
