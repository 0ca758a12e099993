import { z } from 'zod';
import { unitSystems } from '../vocabularies/unit-systems.ts';
import { currencyCode, entity, flag, html, link, listOf, numberFaults, text, wordFaults } from './fields.ts';
import { faults } from './issue.ts';
import { money } from './money.ts';

const names = Object.keys(unitSystems);

/** The spec has the names, pages have the numbers. */
const measurementStandard = z
  .union([z.string(), z.number()])
  .superRefine(
    faults((value) => (typeof value === 'number' ? numberFaults(value, unitSystems) : wordFaults(value, names))),
  )
  .meta({ description: 'imperial (1) or metric (2).', enum: [...names, ...Object.values(unitSystems)] });

/** Settings of the shop (runtime 3, "Website context"). */
export const storeSettings = entity('StoreSettings', 'Settings of the shop.', {
  expressCheckout: flag('Whether buying skips the cart.'),
  measurementStandard,
  currenciesSupported: listOf('Currencies that the shop can sell in.', currencyCode('The ISO 4217 code.')),
  defaultCurrency: currencyCode('The currency of a new shop.'),
  selectedCurrency: currencyCode('The currency that the shop sells in.'),
  minimumOrderSubtotalEnabled: flag('Whether orders below the minimum are refused.'),
  minimumOrderSubtotal: money,
  returnPolicy: html('What may be returned.'),
  termsOfService: html('The terms of service.'),
  privacyPolicy: html('The privacy policy.'),
  continueShoppingLinkUrl: link('Where the cart sends those who shop on.'),
  useLightCart: flag('Whether the cart is light on dark sites.'),
  isLive: flag('Whether the shop takes orders.'),
  testModeOn: flag('Whether payments are only tried.'),
  businessName: text('The name on receipts.'),
});
