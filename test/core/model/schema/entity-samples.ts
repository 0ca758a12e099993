/** One valid value of every entity, in the shapes that sites write. */
import type { EntityName } from '../../../../core/model/schema/names.ts';
import { sample } from '../site-context/sample.ts';

const { websiteSettings, cookieSettings, website } = sample;
const id = (end: string): string => `0123456789abcdef012345${end}`;

const plan = { planVersionId: 'v1', billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 };

const variant = {
  id: 'v-1',
  sku: 'SQ0000001',
  price: 2500,
  salePrice: 2000,
  onSale: true,
  priceMoney: { currency: 'EUR', value: '25.00' },
  salePriceMoney: { value: '.5' },
  qtyInStock: 0,
  unlimited: true,
  attributes: { Colour: 'Teal' },
  optionValues: [{ optionName: 'Colour', value: 'Teal' }],
  weight: 0.5,
  pricingOptions: [{ price: '1800', percentageDiscount: 0.1, subscriptionPlan: plan }],
};

export const samples: Readonly<Record<EntityName, Readonly<Record<string, unknown>>>> = {
  'site-context': sample,
  'store-settings': websiteSettings.storeSettings,
  'cookie-settings': cookieSettings,
  'popup-overlay-settings': websiteSettings.popupOverlaySettings,
  'announcement-bar-settings': websiteSettings.announcementBarSettings,
  'mobile-info-bar-settings': { style: 1, isContactEmailEnabled: true, isLocationEnabled: false },
  'pinterest-overlay-options': websiteSettings.pinterestOverlayOptions,
  'captcha-settings': website.captchaSettings,
  product: {
    productType: 'gift card',
    isSubscribable: 'true',
    variants: [
      variant,
      {
        sku: 'SQ0000002',
        price: { currencyCode: 'USD', value: 1250, decimalValue: '12.50', fractionalDigits: 2 },
        stock: { unlimited: true },
        shippingWeight: { value: 2, unit: 'POUND' },
      },
    ],
    subscriptionPlan: plan,
  },
  'subscription-plan': plan,
  cart: {
    id: 'cart-1',
    websiteId: id('67'),
    created: 1767225600000,
    entries: [],
    subtotalCents: 1250,
    grandTotalCents: 1250,
    totalQuantity: 1,
    subtotalAmount: { currency: 'USD', value: '12.50' },
    hasDigital: true,
    purelyDigital: false,
    requiresShipping: true,
  },
  form: {
    formId: id('70'),
    formFields: [
      { type: 'email', id: 'mail', title: 'E-mail', required: true, email: true, maxLength: '' },
      { type: 'select', id: 'size', title: 'Size', options: ['S', 'M'] },
    ],
    successRedirect: '/thanks',
    captchaEnabled: false,
  },
  'gallery-block': {
    design: 'slideshow',
    'aspect-ratio': 'widescreen',
    'thumbnails-per-row': '4',
    'square-thumbs': true,
    autoplay: 'false',
    'active-alignment': 'center',
    lightboxTheme: 'dark',
    padding: 'undefined',
    vSize: null,
  },
  'summary-block': {
    design: 'autogrid',
    imageAspectRatio: '1.5',
    columnWidth: 270,
    listImageAlignment: 'left',
    metadataPosition: 'below-title',
    primaryMetadata: 'date',
    textSize: 'medium',
  },
  'map-block': { location: { mapLat: 48.2, mapLng: 16.4, mapZoom: 12 }, style: 4, labels: true, vSize: 12 },
  'video-block': {
    html: '<iframe src="https://video.example/embed/1"></iframe>',
    url: 'https://video.example/1',
    resolvedBy: 'manual',
    width: 854,
    thumbnailUrl: '/still.jpg',
    description: { html: 'A pond' },
  },
  'follow-block': { username: '@blue_heron' },
  'image-settings': {
    source: '/heron.jpg',
    dimensions: { width: 1500, height: 1000 },
    focalPoint: '0.5,0.25',
    cropMode: 'cover',
    load: 'viewport',
    sizeAdjustment: 1.5,
    fixedRatio: true,
    fitAlignment: 'top',
  },
  'analytics-hit': {
    websiteId: id('67'),
    website_locale: 'de-AT',
    url: 'https://www.example.org/',
    recordType: 59,
    clientDate: 1767225600000,
    localStorageSupported: true,
    visitorCookie: 'abc|1|1767225600|1767225600|2',
  },
  'analytics-event': {
    analyticsId: 'a-1',
    commonData: { pageHost: 'www.example.org', referrer: null },
    customData: { count: 1 },
    customSchemaName: 'Clicked',
  },
  'button-tracking': { id: 'b-1', buttonText: 'Book', clickthroughUrl: '/book', alignment: 'center', newWindow: false },
  'experiment-context': { name: 'new-cart', experimentType: 'AB_TEST', variant: 'b', segmentName: 'default' },
  login: { email: 'rosa@example.org', password: 'secret', rememberMe: true },
};
