/** The enumerations of site data, for `site-elements/vocabularies`. */
export { type LikertLabel, likertLabels } from './form/summary.ts';
export * from './vocabularies/accounts.ts';
export * from './vocabularies/blocks.ts';
export * from './vocabularies/captcha-providers.ts';
export * from './vocabularies/commerce.ts';
export * from './vocabularies/consent-categories.ts';
export * from './vocabularies/cookie-banner.ts';
export * from './vocabularies/cookies.ts';
export * from './vocabularies/currencies.ts';
export * from './vocabularies/editor.ts';
export * from './vocabularies/gallery-designs.ts';
export * from './vocabularies/map-styles.ts';
export * from './vocabularies/pages.ts';
export * from './vocabularies/sites.ts';
export * from './vocabularies/vocabulary.ts';
