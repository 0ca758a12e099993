/** Mistakes in the samples of entities: the value, its path, the code, and the reported text if it is not the value. */
import type { EntityName } from '../../../../core/model/schema/names.ts';
import { samples } from '../../../core/model/schema/entity-samples.ts';

type Path = readonly (string | number)[];

export type EntityPlant = readonly [entity: EntityName, path: Path, value: unknown, code: string, piece?: string];

/** Returns the sample with its mistake. */
export function planted([entity, path, value]: EntityPlant): object {
  const whole: Record<string | number, unknown> = structuredClone(samples[entity]);
  const [last = '', ...way] = [...path].reverse();
  const holder = way.reverse().reduce((at, key) => {
    at[key] ??= {};
    // Every path of these plants leads through objects and arrays.
    return at[key] as typeof whole;
  }, whole);
  holder[last] = value;
  return whole;
}

export const plants: readonly EntityPlant[] = [
  ['store-settings', ['measurementStandard'], 'metrc', 'entity-misspelled-word'],
  ['store-settings', ['selectedCurrency'], 'coins', 'entity-unknown-word'],
  ['store-settings', ['minimumOrderSubtotal', 'value'], '1.200,00', 'entity-amount'],
  ['store-settings', ['expressCheckout'], 'yes', 'entity-type'],
  ['cookie-settings', ['cookieBannerVariant'], 'TOOLTIP', 'entity-unknown-word'],
  ['cookie-settings', ['cookieBannerPosition'], 'BOTTOM', 'entity-banner-position'],
  ['cookie-settings', ['isActivityLogEnabled'], false, 'entity-cookie-forms'],
  ['popup-overlay-settings', ['displayFrequency'], -2, 'entity-too-small'],
  ['popup-overlay-settings', ['scrollPercentage'], 101, 'entity-too-big'],
  ['popup-overlay-settings', ['enabledPages', 0], 'home', 'entity-id'],
  ['announcement-bar-settings', ['style'], 'big', 'entity-type'],
  ['announcement-bar-settings', ['text'], 7, 'entity-type'],
  ['announcement-bar-settings', ['clickthroughUrl', 'url'], 'javascript:x', 'entity-script-link'],
  ['mobile-info-bar-settings', ['style'], -1, 'entity-too-small'],
  ['mobile-info-bar-settings', ['isContactEmailEnabled'], 'true', 'entity-type'],
  ['mobile-info-bar-settings', ['isBusinessHoursEnabled'], 1, 'entity-type'],
  ['pinterest-overlay-options', ['mode'], 'enabled_for_blog', 'entity-misspelled-word'],
  ['pinterest-overlay-options', ['mode'], 'everywhere', 'entity-unknown-word'],
  ['pinterest-overlay-options', ['shape'], 3, 'entity-type'],
  ['captcha-settings', ['siteKey'], 'with space', 'entity-site-key'],
  ['captcha-settings', ['siteKey'], 5, 'entity-type'],
  ['captcha-settings', ['enabledForDonations'], 'no', 'entity-type'],
  ['product', ['productType'], 7, 'entity-unknown-number'],
  ['product', ['productType'], 'phisical', 'entity-misspelled-word'],
  ['product', ['variants', 0, 'sku'], 'X'.repeat(61), 'sku-length'],
  ['product', ['variants', 0, 'price'], 100_000_001, 'price-limit'],
  ['product', ['variants', 0, 'price'], '12.50', 'entity-cents'],
  ['product', ['variants', 0, 'salePrice'], -1, 'price-negative'],
  ['product', ['variants', 0, 'salePrice'], 2600, 'sale-price'],
  ['product', ['variants', 0, 'priceMoney', 'value'], '25,00', 'entity-amount'],
  ['product', ['variants', 0, 'priceMoney', 'currency'], 'EURO', 'entity-misspelled-word'],
  ['product', ['variants', 0, 'pricingOptions', 0, 'percentageDiscount'], 120, 'entity-too-big'],
  ['product', ['variants', 0, 'qtyInStock'], 1.5, 'entity-type'],
  ['product', ['variants', 1, 'sku'], 'SQ0000001', 'sku-duplicate'],
  ['product', ['variants', 1, 'price', 'value'], 777, 'entity-money-differs'],
  ['product', ['variants', 1, 'shippingWeight', 'unit'], 'STONE', 'entity-unknown-word'],
  ['product', ['isSubscribable'], 'yes', 'entity-unknown-word'],
  ['subscription-plan', ['billingPeriod', 'unit'], 'MONTHS', 'entity-misspelled-word'],
  ['subscription-plan', ['billingPeriod', 'value'], 0, 'entity-too-small'],
  ['subscription-plan', ['numBillingCycles'], -1, 'entity-too-small'],
  ['subscription-plan', ['numBillingCycles'], 'many', 'entity-number'],
  ['cart', ['websiteId'], 'blue-heron', 'entity-id'],
  ['cart', ['created'], 'yesterday', 'entity-date'],
  ['cart', ['subtotalCents'], -5, 'entity-too-small'],
  ['cart', ['purelyDigital'], true, 'entity-cart-digital', 'true'],
  ['cart', ['subtotalAmount', 'value'], 'twelve', 'entity-amount'],
  ['cart', ['entries'], {}, 'entity-type', '"entries"'],
  ['form', ['formFields', 1, 'type'], 'selct', 'form-type-unknown'],
  ['form', ['formFields', 1, 'id'], 'mail', 'form-field-id-duplicate'],
  ['form', ['formFields', 0, 'maxLength'], 'ten', 'form-max-length'],
  ['form', ['successRedirect'], 'javascript:x', 'form-redirect-unsafe'],
  ['form', ['captchaEnabled'], 'perhaps', 'entity-unknown-word'],
  ['gallery-block', ['design'], 'slidesow', 'entity-misspelled-word'],
  ['gallery-block', ['thumbnails-per-row'], 'many', 'entity-number'],
  ['gallery-block', ['thumbnails-per-row'], '0', 'entity-too-small'],
  ['gallery-block', ['columnWidth'], 0, 'entity-not-positive'],
  ['gallery-block', ['thumbnails-per-row'], 2.5, 'entity-whole-number'],
  ['gallery-block', ['slidesPerRow'], 13, 'entity-too-big'],
  ['gallery-block', ['listImageSize'], '3em', 'entity-setting'],
  ['gallery-block', ['imageAspectRatio'], 'wide', 'entity-ratio'],
  ['gallery-block', ['aspect-ratio'], 'sqare', 'entity-ratio'],
  ['gallery-block', ['active-alignment'], 'centre', 'entity-misspelled-word'],
  ['summary-block', ['columnWidth'], 'wide', 'entity-number'],
  ['summary-block', ['textSize'], 'huge', 'entity-unknown-word'],
  ['summary-block', ['imageAspectRatio'], '0', 'entity-ratio'],
  ['map-block', ['location', 'mapLat'], 95, 'entity-too-big'],
  ['map-block', ['location', 'markerLat'], 48.2, 'entity-coordinate-missing'],
  ['map-block', ['style'], 9, 'entity-unknown-number'],
  ['map-block', ['style'], 'greyscale', 'entity-misspelled-word'],
  ['video-block', ['html'], '<script></script>', 'entity-embed'],
  ['video-block', ['url'], 'javascript:x', 'entity-script-link'],
  ['video-block', ['width'], 'wide', 'entity-number'],
  ['follow-block', ['username'], 'https://social.example/heron', 'entity-username'],
  ['follow-block', ['username'], 'blue heron', 'entity-username'],
  ['follow-block', ['username'], 12, 'entity-type'],
  ['image-settings', ['cropMode'], 'covr', 'entity-misspelled-word'],
  ['image-settings', ['focalPoint'], 'middle', 'entity-setting'],
  ['image-settings', ['dimensions'], '1500', 'entity-setting'],
  ['image-settings', ['sizeAdjustment'], 'large', 'entity-setting'],
  ['analytics-hit', ['visitorCookie'], 'abc|1|2', 'visitor-record'],
  ['analytics-hit', ['website_locale'], 'de_AT', 'entity-language'],
  ['analytics-hit', ['recordType'], 11, 'entity-untracked'],
  ['analytics-hit', ['websiteId'], 'x', 'entity-id'],
  ['analytics-event', ['commonData', 'pageHost'], 5, 'entity-dropped'],
  ['analytics-event', ['analyticsId'], 5, 'entity-type'],
  ['analytics-event', ['customData'], 'none', 'entity-type'],
  ['button-tracking', ['clickthroughUrl'], 'javascript:x', 'entity-script-link'],
  ['button-tracking', ['alignment'], 'centre', 'entity-misspelled-word'],
  ['button-tracking', ['newWindow'], 'yes', 'entity-type'],
  ['experiment-context', ['experimentType'], 'ABTEST', 'entity-misspelled-word'],
  ['experiment-context', ['experimentType'], 'LOTTERY', 'entity-unknown-word'],
  ['experiment-context', ['containsError'], 'no', 'entity-type'],
  ['login', ['email'], 'rosa@example', 'email-format'],
  ['login', ['rememberMe'], 'on', 'entity-type'],
  ['login', ['password'], 1234, 'entity-type'],
];
