/** The rules of site data as pure functions, for `site-elements/model`. */

export {
  type Dimensions,
  dimensionsMessage,
  type Weight,
  weightMessage,
} from './commerce/measurements.ts';
export { messages as commerceMessages } from './commerce/messages.en.ts';
export { priceProblems } from './commerce/price.ts';
export { type PriceDisplay, priceDisplay, type VariantPrice } from './commerce/price-display.ts';
export { messages as productDataMessages } from './commerce/product-data/messages.en.ts';
export { isForSale, largestQuantity, purchasePrice } from './commerce/purchase.ts';
export {
  type Product,
  type ProductOption,
  type ProductPlan,
  type ProductProblem,
  type ProductReading,
  type ProductVariant,
  readProduct,
} from './commerce/read-product.ts';
export { type BillingPlan, giftCardRenewal, subscriptionRenewal } from './commerce/renewal.ts';
export { generateSku, skuProblems } from './commerce/sku.ts';
export {
  type Choices,
  type ChosenVariant,
  createVariantChoice,
  type VariantChoice,
} from './commerce/variant-choice.ts';
export { optionsOf, type VariantProblem, variantProblems } from './commerce/variants.ts';
export { workflowLabel } from './commerce/workflow.ts';
export { fileSizeText, megabytes } from './files/size.ts';
export { fileSizeProblems } from './files/upload.ts';
export type { MessageArgs, Problem } from './finding.ts';
export {
  formatMessage,
  type MessageRef,
  type MessageTable,
  type MessageTemplate,
  type PluralTemplate,
} from './message-format.ts';
export { formatCents, formatMoney, type Money } from './money/format.ts';
export type { SiteContextJson } from './site-context/site-context-json.ts';
export { type BlogPost, blogUrl, blogUrlProblems } from './slugs/blog-url.ts';
export { isPageUrl, pageUrlProblems } from './slugs/page-url.ts';
export { slug, slugPath } from './slugs/slug.ts';
