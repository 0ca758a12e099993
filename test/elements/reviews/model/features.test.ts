import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readElementContext } from '../../../../core/model/site-context/read-element-context.ts';
import { featureFlags } from '../../../../core/model/vocabularies/sites.ts';
import { contract } from '../../../../elements/reviews/contract.ts';
import { reviewFeatures } from '../../../../elements/reviews/model/features.ts';

describe('the features of a site', () => {
  it('restrict reviews to those that it lists, by name or number', () => {
    const onlyNative = { nativeReviews: true, importedReviews: false };
    for (const flag of [66, 'commerce-native-product-reviews', 'COMMERCE_NATIVE_PRODUCT_REVIEWS'])
      assert.deepEqual(reviewFeatures([1, flag]), onlyNative);
    assert.deepEqual(reviewFeatures([67]), { nativeReviews: false, importedReviews: true });
    assert.deepEqual(reviewFeatures([66, 67]), { nativeReviews: true, importedReviews: true });
  });

  it('do not restrict reviews if it lists neither of them', () => {
    for (const flags of [undefined, null, {}, '66', [], [1, 'gift-cards', null]])
      assert.deepEqual(reviewFeatures(flags), {});
  });

  it('have the numbers of the table', () => {
    const { 'commerce-native-product-reviews': native, 'commerce-imported-product-reviews': imported } = featureFlags;
    assert.deepEqual(
      [reviewFeatures([native]).nativeReviews, reviewFeatures([imported]).importedReviews],
      [true, true],
    );
  });

  it('are read from the context of the page', () => {
    const context = readElementContext({ betaFeatureFlags: ['commerce-imported-product-reviews'] });
    assert.deepEqual(contract.layers?.context?.(context), { nativeReviews: false, importedReviews: true });
  });
});
