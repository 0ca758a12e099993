import type { NewCartItem } from '../../core/model/cart/change.ts';
import { cancelableEvent, defineContract, defineShadowApi, event } from '../../core/model/contract/contract.ts';
import { number, oneOf, text, url } from '../../core/model/contract/kinds.ts';
import type { MessageArgs } from '../../core/model/finding.ts';
import { currencyCode } from '../../core/model/money/currency-attribute.ts';
import type { TemplateCode } from '../../core/model/vocabularies/currency-templates.ts';
import { unitSystems } from '../../core/model/vocabularies/sites.ts';
import { installmentProvider } from './model/installment-provider.ts';

/** The product that a visitor adds to the cart. */
export interface AddDetail {
  readonly item: NewCartItem;
}

/** The product that was not added, and why. */
export interface AddFailedDetail extends AddDetail {
  /** The code of the failure, and the response of the server or its failure. */
  readonly failure: { readonly code: string; readonly args: MessageArgs; readonly cause?: unknown };
}

export const contract = defineContract({
  tag: 'site-product',
  load: 'near-viewport',
  uses: () => ['submit'],
  attributes: {
    /** The product as JSON: an item of the site's data, its structured content, or a list of variants. Default: the JSON of a script in the element, or else the item of the page in the site context. */
    product: text(),
    /** Same as `product`, under the name that site builders use. */
    dataProduct: text(),
    /** The variants as JSON, as site builders write them. */
    dataVariants: text(),
    /** The id of the product, if its data contains none. The item of the page is used only if it has this id. */
    dataItemId: text(),
    /** The currency of prices without one. Default: that of the site. */
    currency: currencyCode(),
    /** The units of weights and dimensions, by name or by the number in the site builder's data. Default: those of the site. */
    measurementStandard: oneOf(unitSystems, 'imperial'),
    /** The id of a gallery, which shows the image of the selected variant. */
    for: { ...text(), names: 'site-gallery' },
    /** The URL of the cart, to which the message after an addition links. */
    cartHref: url(),
    /** The name of the provider of payments in installments, for the consent prompt. Default: the one that the features of the site name. */
    installmentProvider: text(),
    /** How many items are left is shown from this number down. */
    lowStock: number(5, { min: 0, integer: true }),
  },
  layers: {
    block: ({ dataProduct, dataVariants }) => ({ product: dataProduct ?? dataVariants }),
    context: ({ storeSettings = {}, betaFeatureFlags }) => ({
      installmentProvider: installmentProvider(betaFeatureFlags),
      // The contract ignores codes that are not supported.
      currency: (storeSettings.selectedCurrency ?? storeSettings.defaultCurrency) as TemplateCode,
      measurementStandard: storeSettings.measurementStandard,
    }),
  },
  events: {
    /** Before a product is added to the cart; cancelling adds nothing. */
    'site-add': cancelableEvent<AddDetail>(),
    /** The server has added the product. */
    'site-added': event<AddDetail>(),
    /** The server has refused the product, or has not answered. The visitor reads the reason. */
    'site-add-failed': event<AddFailedDetail>(),
  },
  reads: {
    selector: 'script, form, select, option, input, button',
    attributes: ['name', 'value', 'type', 'selected', 'checked', 'data-variant-option-name'],
    text: true,
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your form, with the options, the quantity and the button. */
    '': true,
    /** The message about payments in installments, which the element copies from `<template data-installments>` after consent. */
    installments: true,
  },
  parts: {
    /** The price. */
    price: true,
    /** The price before a sale. */
    'original-price': true,
    /** When a subscription renews, and how often. */
    renewal: true,
    /** The number of items that are left, or that the variant is sold out. */
    stock: true,
    /** The stock-keeping unit, the weight and the dimensions. */
    details: true,
    /** The box of the message about payments in installments. */
    installments: true,
    /** The consent prompt of that message. */
    question: true,
    /** The button that gives consent. */
    allow: true,
    /** Values that cannot be combined with the selected ones. */
    unavailable: true,
    /** The result of an addition. */
    status: true,
    /** The link to the cart after an addition. */
    'cart-link': true,
  },
  states: {
    /** The product is being added to the cart. */
    adding: true,
    /** The selected variant can be bought. */
    available: true,
  },
  cssProperties: {
    /** The price before a sale, and the details. */
    '--site-text-muted': 'color',
    /** Failures. */
    '--site-danger': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** Corners of the button that gives consent. */
    '--site-radius-1': 'length',
  },
});
