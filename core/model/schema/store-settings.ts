import { defaultCurrency } from '../vocabularies/currencies.ts';
import { unitSystems } from '../vocabularies/sites.ts';
import { byDefault, currencyCode, entity, flag, html, listOf, nameOrNumberOf, text } from './fields.ts';
import { money } from './money.ts';
import { typedLink } from './rule-fields.ts';

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
  businessName: text('Business name on receipts.'),
});
