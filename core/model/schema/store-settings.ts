import { defaultCurrency } from '../vocabularies/currencies.ts';
import { unitSystems } from '../vocabularies/sites.ts';
import { byDefault, count, currencyCode, entity, flag, html, listOf, nameOrNumberOf, text } from './fields.ts';
import { money } from './money.ts';
import { typedLink } from './rule-fields.ts';

const merchandisingSettings = entity('MerchandisingSettings', 'Settings of the presentation of products.', {
  scarcityEnabledOnProductItems: flag('Whether product pages show that few items are left.'),
  scarcityEnabledOnProductBlocks: flag('Whether product blocks show that few items are left.'),
  scarcityMessageType: text('Name of the message that few items are left, for example DEFAULT_SCARCITY_MESSAGE.'),
  scarcityThreshold: count('Number of items in stock up to which the message is shown, for example 10.'),
  merchantLowStockAlertThreshold: count('Number of items in stock up to which the owner is notified, for example 5.'),
  multipleQuantityAllowedForServices: flag('Whether visitors can order more than one unit of a service.'),
  restockNotificationsEnabled: flag('Whether visitors can ask for an email when an item is in stock again.'),
  restockNotificationsMailingListSignUpEnabled: flag('Whether that request also offers the mailing list.'),
  relatedProductsEnabled: flag('Whether product pages show related products.'),
  relatedProductsOrdering: text('Sort order of related products, for example random.'),
  soldOutVariantsDropdownDisabled: flag('Whether options of sold-out variants cannot be selected.'),
  productReviewsEnabled: flag('Whether product pages show reviews.'),
  displayImportedProductReviewsEnabled: flag('Whether reviews that were imported from another shop are shown.'),
  hasOptedToCollectNativeReviews: flag('Whether the shop requests reviews from customers.'),
  productComposerOptedIn: flag('Whether the owner uses the new product editor.'),
  productComposerABTestOptedOut: flag('Whether the site is excluded from the test of the new product editor.'),
});

const contactLocation = entity('ContactLocation', 'Postal address of the shop.', {
  addressLine1: text('Street and house number, for example 1 Main Street.'),
  addressLine2: text('Town, region and postal code, for example Springfield, IL, 62701.'),
  addressCountry: text('Country, for example United States.'),
});

const paymentSettings = entity('PaymentSettings', 'Public settings of the payment provider.', {
  stripeLivePublicApiKey: text('Public API key for payments.'),
  stripeTestPublicApiKey: text('Public API key for test payments.'),
  stripeUserId: text('Id of the account at the payment provider.'),
  stripeAccountCountry: text('Two-letter country code of the account, for example US.'),
});

/** Settings of the shop (docs/spec.md#runtime-3, "Website context"). */
export const storeSettings = entity('StoreSettings', 'Settings of the shop.', {
  expressCheckout: byDefault(false, flag('Whether the Add to Cart button opens the checkout directly.')),
  measurementStandard: byDefault('imperial', nameOrNumberOf('Units of weight and length.', unitSystems)),
  currenciesSupported: listOf(
    'Currencies that the shop supports.',
    currencyCode('Three-letter currency code, for example EUR.'),
  ),
  defaultCurrency: byDefault(
    defaultCurrency,
    currencyCode('Currency that applies unless selectedCurrency is set, for example USD.'),
  ),
  selectedCurrency: currencyCode('Currency of the prices of the shop, for example EUR.'),
  minimumOrderSubtotalEnabled: flag('Whether orders below minimumOrderSubtotal are rejected.'),
  minimumOrderSubtotal: money,
  returnPolicy: html('Return policy.'),
  termsOfService: html('Terms of service.'),
  privacyPolicy: html('Privacy policy.'),
  continueShoppingLinkUrl: typedLink('URL or path of the Continue Shopping link in the cart, for example /shop.'),
  useLightCart: flag('Whether the cart page has light colours, for dark sites.'),
  isLive: flag('Whether the shop accepts orders.'),
  testModeOn: flag('Whether payments run in test mode, without charging customers.'),
  storeState: count('Number of the state of the shop, as the platform writes it.'),
  stripeConnected: flag('Whether an account at the payment provider Stripe is connected.'),
  paymentSettings,
  businessName: text('Business name on receipts.'),
  contactLocation,
  sameAsRetailLocation: flag('Whether the address of the business is that of the shop.'),
  showNoteField: flag('Whether the checkout has a field for a note.'),
  showCustomCheckoutForm: flag('Whether the checkout has the additional form of the owner.'),
  showBillingPhoneNumber: flag('Whether the billing address has a phone number.'),
  isBillingPhoneRequired: flag('Whether the phone number of the billing address is required.'),
  showShippingPhoneNumber: flag('Whether the shipping address has a phone number.'),
  isShippingPhoneRequired: flag('Whether the phone number of the shipping address is required.'),
  billToShippingDefaultValue: flag(
    'Whether the billing address is the shipping address unless the customer changes it.',
  ),
  shippingCountryDefaultValue: text('Two-letter code of the country that is selected at first, for example US.'),
  checkoutPageMarketingOptInEnabled: flag('Whether the checkout offers the mailing list.'),
  enableMailingListOptInByDefault: flag('Whether the offer of the mailing list is selected at first.'),
  multipleQuantityAllowedForServices: flag('Whether visitors can order more than one unit of a service.'),
  orderConfirmationInjectCode: text('HTML that the owner adds to the order confirmation.'),
  merchandisingSettings,
});
