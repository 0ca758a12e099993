/** Finds the cookie banners of a page and their values. */
import { attributeName } from '../../../core/model/contract/names.ts';
import { resolve } from '../../../core/model/contract/resolve.ts';
import { contract } from '../../../elements/cookie-banner/contract.ts';
import type { Values } from '../../../elements/cookie-banner/model/strict.ts';
import { isDynamic } from './dynamic.ts';
import { isAlternative } from './ids.ts';
import { attributeOf, named, type Page, type PageElement } from './page.ts';
import { siteContextOf } from './site-context.ts';

/** Whether a template fills in an attribute of the banner, so that its values are not known. */
export const isDynamicBanner = ({ attributes }: PageElement): boolean =>
  attributes.some(({ value }) => isDynamic(value));

/** Returns the banners of a page. */
export const bannersOf = (page: Page): readonly PageElement[] => named(page, contract.tag);

/** Returns the valid attribute values of the element by property name. */
const ownValues = (element: PageElement): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(contract.attributes).flatMap(([key, { parse }]) => {
      const value = attributeOf(element, attributeName(key));
      const parsed = value && parse(value.value);
      return parsed === undefined ? [] : [[key, parsed]];
    }),
  );

/** Returns the values of a banner, as it resolves them in this page. */
export const bannerValues = (element: PageElement, page: Page): Values =>
  // `resolve` returns the values that the contract declares.
  resolve(contract, ownValues(element), siteContextOf(page)) as Values;

/**
 * Returns the version of the policy that the banners of a page prompt for. Returns undefined if no banner prompts, or a template
 * fills in its attributes.
 */
export function promptedPolicy(page: Page): number | undefined {
  const banners = bannersOf(page).filter((element) => !isAlternative(element, page));
  if (banners.some(isDynamicBanner)) return undefined;
  const versions = banners
    .map((element) => bannerValues(element, page))
    .filter(({ enabled }) => enabled)
    .map(({ policyVersion }) => policyVersion);
  return versions.length > 0 ? Math.min(...versions) : undefined;
}
