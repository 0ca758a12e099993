import { defaultCurrency } from '../vocabularies/currencies.ts';
import { unitSystems } from '../vocabularies/sites.ts';
import { byDefault, currencyCode, entity, flag, html, listOf, nameOrNumberOf, text } from './fields.ts';
import { money } from './money.ts';
import { typedLink } from './rule-fields.ts';

/** Settings of the shop (docs/spec.md#runtime-3, "Website context"). */
export const storeSettings = entity('StoreSettings', 'Settings of the shop.', {
  expressCheckout: byDefault(false, flag('Whether buying skips the cart.')),
  measurementStandard: byDefault('imperial', nameOrNumberOf('imperial (1) or metric (2).', unitSystems)),
  currenciesSupported: listOf('Currencies that the shop can sell in.', currencyCode('The currency code, such as EUR.')),
  defaultCurrency: byDefault(defaultCurrency, currencyCode('The currency of a new shop.')),
  selectedCurrency: currencyCode('The currency that the shop sells in.'),
  minimumOrderSubtotalEnabled: flag('Whether orders below the minimum are refused.'),
  minimumOrderSubtotal: money,
  returnPolicy: html('What may be returned.'),
  termsOfService: html('The terms of service.'),
  privacyPolicy: html('The privacy policy.'),
  continueShoppingLinkUrl: typedLink('URL of the link in the cart that continues shopping.'),
  useLightCart: flag('Whether the cart is light on dark sites.'),
  isLive: flag('Whether the shop takes orders.'),
  testModeOn: flag('Whether payments are only tried.'),
  businessName: text('The name on receipts.'),
});
