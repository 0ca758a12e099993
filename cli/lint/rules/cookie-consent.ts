import { attributeName } from '../../../core/model/contract/names.ts';
import { resolve } from '../../../core/model/contract/resolve.ts';
import { messages } from '../../../core/model/cookie-banner/messages.en.ts';
import { readSiteContext } from '../../../core/model/site-context/read-site-context.ts';
import type { SiteContext } from '../../../core/model/site-context/site-context.ts';
import { contract } from '../../../elements/cookie-banner/contract.ts';
import { bannerText } from '../../../elements/cookie-banner/model/banner-text.ts';
import type { Values } from '../../../elements/cookie-banner/model/strict.ts';
import { consentFaults } from '../../../elements/cookie-banner/model/valid-consent.ts';
import type { Finding } from '../../finding.ts';
import { isDynamic } from '../page/dynamic.ts';
import { attributeOf, type Page, type PageElement, type Range, textOf, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Where what stands inside an element begins. */
const contentStart = (element: PageElement, text: string): number =>
  text.indexOf('>', element.attributes.at(-1)?.end ?? element.tag.end) + 1;

const contentOf = (element: PageElement, { source: { text } }: Page): string =>
  text.slice(contentStart(element, text), element.end);

const isContext = (element: PageElement): boolean =>
  element.name === 'script' &&
  textOf(element, 'type') === 'application/json' &&
  attributeOf(element, 'data-site-context') !== undefined;

/** The context that the page's script reads; nothing where there is none, or none that is JSON. */
function contextOf(page: Page): SiteContext | undefined {
  const script = page.elements.find(isContext);
  try {
    return script && readSiteContext(JSON.parse(contentOf(script, page)));
  } catch {
    return undefined;
  }
}

/** What is set on the element and acceptable, as its property names. */
const ownValues = (element: PageElement): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(contract.attributes).flatMap(([key, { parse }]) => {
      const value = attributeOf(element, attributeName(key));
      const parsed = value && parse(value.value);
      return parsed === undefined ? [] : [[key, parsed]];
    }),
  );

const words = (html: string): string => html.replace(/<!--.*?-->|<[^>]*>/gs, ' ').trim();

/** What the banner says, as far as that can be known here. */
function told(element: PageElement, values: Values, page: Page): string | undefined {
  const inside = words(contentOf(element, page));
  const { own, code } = bannerText(values);
  const text = inside || own || (code === 'cookie-banner-text' ? messages[code] : undefined);
  return text === undefined || isDynamic(text) ? undefined : text;
}

const isReopened = ({ elements }: Page, id: string): boolean =>
  elements.some(
    (element) => id !== '' && textOf(element, 'commandfor') === id && textOf(element, 'command') === '--show',
  );

function judge(element: PageElement, page: Page): readonly Finding[] {
  const context = contextOf(page);
  // The values of a contract, resolved by the contract.
  const values = resolve(contract, ownValues(element), context) as Values;
  const isWritten = (name: string): boolean => attributeOf(element, name) !== undefined;
  // Without a context in a fragment, what is not written may be said elsewhere.
  const isKnown = (name: string): boolean => isWritten(name) || page.isWhole || context !== undefined;
  const place = (name: string): Range => {
    const attribute = attributeOf(element, name);
    return attribute ? valueRange(attribute, page.source.text) : element.tag;
  };
  const faults = consentFaults(values, told(element, values, page))
    .filter(({ attribute }) => isKnown(attribute))
    .map(({ code, args, attribute }): Finding => ({ code, args, severity: 'warn', ...place(attribute) }));
  const isFinal = values.enabled && page.isWhole && !isReopened(page, textOf(element, 'id'));
  return isFinal ? [...faults, { code: 'consent-final', severity: 'warn', args: {}, ...element.tag }] : faults;
}

/** Cookie banners whose answers are no consent in the EU (docs/decisions.md#decision-31: the spec's defaults are none). */
export const cookieConsent: Rule = {
  id: 'cookie-consent',
  check: ({ page }) =>
    page.elements
      .filter(({ name, attributes }) => name === contract.tag && !attributes.some(({ value }) => isDynamic(value)))
      .flatMap((element) => judge(element, page)),
};
