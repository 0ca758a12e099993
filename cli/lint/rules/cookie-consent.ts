import { messages } from '../../../core/model/cookie-banner/messages.en.ts';
import { bannerText } from '../../../elements/cookie-banner/model/banner-text.ts';
import type { Values } from '../../../elements/cookie-banner/model/strict.ts';
import { consentFaults } from '../../../elements/cookie-banner/model/valid-consent.ts';
import type { Finding } from '../../finding.ts';
import { bannersOf, bannerValues, isDynamicBanner } from '../page/cookie-banners.ts';
import { isDynamic } from '../page/dynamic.ts';
import { memoizeLast } from '../page/memoize-last.ts';
import {
  attributeOf,
  contentStart,
  type Page,
  type PageElement,
  type Range,
  textOf,
  valueRange,
} from '../page/page.ts';
import { siteContextOf } from '../page/site-context.ts';
import type { Rule } from '../rule.ts';

const contentOf = (element: PageElement, { source: { text } }: Page): string =>
  text.slice(contentStart(element, text), element.end);

const textContentOf = (html: string): string => html.replace(/<!--.*?(?:-->|$)|<[a-z/!?][^>]*(?:>|$)/gis, ' ').trim();

/** Returns the text of the banner, or undefined if a template fills it in. */
function textOfBanner(element: PageElement, values: Values, page: Page): string | undefined {
  const inside = textContentOf(contentOf(element, page));
  const { own, code } = bannerText(values);
  const text = inside || own || (code === 'cookie-banner-text' ? messages[code] : undefined);
  return text === undefined || isDynamic(text) ? undefined : text;
}

/** Returns the ids of elements that a button shows. */
const shownIds = memoizeLast(
  ({ elements }: Page): ReadonlySet<string> =>
    new Set(
      elements
        .filter((element) => textOf(element, 'command') === '--show')
        .map((element) => textOf(element, 'commandfor'))
        .filter(Boolean),
    ),
);

function judge(element: PageElement, page: Page): readonly Finding[] {
  const context = siteContextOf(page);
  const values = bannerValues(element, page);
  const isWritten = (name: string): boolean => attributeOf(element, name) !== undefined;
  // In a fragment without a context, another file may set what is missing here.
  const isKnown = (name: string): boolean => isWritten(name) || page.isWhole || context !== undefined;
  const place = (name: string): Range => {
    const attribute = attributeOf(element, name);
    return attribute ? valueRange(attribute, page.source.text) : element.tag;
  };
  const faults = consentFaults(values, textOfBanner(element, values, page))
    .filter(({ attribute }) => isKnown(attribute))
    .map(({ code, args, attribute }): Finding => ({ code, args, severity: 'warn', ...place(attribute) }));
  const isFinal = values.enabled && page.isWhole && !shownIds(page).has(textOf(element, 'id'));
  return isFinal ? [...faults, { code: 'consent-no-reopen', severity: 'warn', args: {}, ...element.tag }] : faults;
}

/** Reports cookie banners whose answers are not valid consent in the EU; docs/decisions.md#decision-31 covers the defaults. */
export const cookieConsent: Rule = {
  id: 'cookie-consent',
  check: ({ page }) =>
    bannersOf(page)
      .filter((element) => !isDynamicBanner(element))
      .flatMap((element) => judge(element, page)),
};
