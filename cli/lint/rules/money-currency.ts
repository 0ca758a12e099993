import { currencyTemplate } from '../../../core/model/vocabularies/currency-templates.ts';
import type { Finding } from '../../finding.ts';
import { contextsOf } from '../data/page-contexts.ts';
import { isWithin } from '../page/closest.ts';
import { hasTemplateCode, isBound } from '../page/dynamic.ts';
import { contentStart, named, type Page, type PageElement, type Range, textOf, withDescendants } from '../page/page.ts';
import { currencyOf, productPlaces } from '../page/product-places.ts';
import type { Rule } from '../rule.ts';

/** Signs that only currencies with this sign in their notation have. `$` and `kr` are those of several. */
const reference = '&(?:euro|pound|yen);';
const sign = `[€$£¥₪₱₽฿₹₩]|${reference}|zł|Kč|kr`;
const amount = String.raw`\d{1,9}(?:[.,]\d{1,9}){0,5}`;
const money = new RegExp(
  String.raw`(?<before>[€$£¥₪₱₽฿₹₩]|${reference})\s?${amount}|(?<![\d.,])${amount}\s?(?<after>${sign})(?!\p{L})`,
  'gu',
);

const references: Readonly<Record<string, string>> = { '&euro;': '€', '&pound;': '£', '&yen;': '¥' };

interface Amount extends Range {
  readonly text: string;
  readonly sign: string;
}

/** A comment, or the text between two tags. */
const parts = /<!--.*?(?:-->|$)|(?<=>)[^<>]+/gs;

const isHidden = isWithin(({ name }) => ['script', 'style', 'template'].includes(name));

/** Returns the amounts with a sign in the text of an element. */
function amountsIn(element: PageElement, page: Page): readonly Amount[] {
  const { text } = page.source;
  const start = contentStart(element, text) - 1;
  const inside = withDescendants(element, page);
  let next = 0;
  let last: PageElement = element;
  return [...text.slice(start, element.end).matchAll(parts)].flatMap(({ 0: part, index }) => {
    const from = start + index;
    for (let one = inside[next]; one && one.tag.start < from; one = inside[++next]) last = one;
    while (last.end <= from && last.parent && last !== element) last = last.parent;
    if (part.startsWith('<') || isHidden(last, page)) return [];
    return [...part.matchAll(money)].map(({ 0: match, index, groups = {} }) => {
      const written = groups.before ?? groups.after ?? '';
      const range = { start: from + index, end: from + index + match.length };
      return { text: match, sign: references[written] ?? written, ...range };
    });
  });
}

/** Whether the notation of a currency contains the sign; undefined for a currency that is not supported. */
function hasSign(currency: string, sign: string): boolean | undefined {
  const template = currencyTemplate(currency);
  return template && `${template.before} ${template.after}`.includes(sign);
}

/** Reports an amount in another currency. Beside an amount in the right one, it may be a conversion. */
function judge(element: PageElement, currency: string, page: Page): readonly Finding[] {
  const { text } = page.source;
  if (isBound(element, 'currency') || hasTemplateCode(text.slice(element.tag.start, element.end))) return [];
  const amounts = amountsIn(element, page).map((one) => ({ ...one, fits: hasSign(currency, one.sign) }));
  const [first] = amounts;
  if (!first || amounts.some(({ fits }) => fits !== false)) return [];
  const args = { amount: first.text, currency };
  return [{ code: 'money-currency-differs', severity: 'warn', args, start: first.start, end: first.end }];
}

/** Returns the currency of the shop; undefined if the contexts of the page declare none, or several. */
function shopCurrency(page: Page): string | undefined {
  const currencies = new Set(contextsOf(page).flatMap(({ currency }) => currency ?? []));
  return currencies.size === 1 ? [...currencies][0] : undefined;
}

/** Prices of the site builder. */
const pricesIn = (page: Page): readonly PageElement[] =>
  page.source.text.includes('product-price')
    ? page.elements.filter((one) => /(?:^|\s)product-price(?=\s|$)/.test(textOf(one, 'class')))
    : [];

/** Returns the elements that are in none of the others. */
function outermost(elements: readonly PageElement[]): readonly PageElement[] {
  let next = 0;
  return elements
    .toSorted((a, b) => a.index - b.index)
    .filter((element) => {
      const isOutside = element.index >= next;
      if (isOutside) next = element.next;
      return isOutside;
    });
}

/** Reports prices in the text of a page in another currency than that of the product or the shop. */
export const moneyCurrency: Rule = {
  id: 'money-currency',
  check: ({ page }) => {
    const elements = outermost([...named(page, 'site-product', 'site-donate'), ...pricesIn(page)]);
    if (elements.length === 0) return [];
    const ofData = new Map(productPlaces(page).map(({ holder, parsed }) => [holder, parsed?.product.currency]));
    const shop = shopCurrency(page);
    return elements.flatMap((element) => {
      const currency = ofData.get(element) || currencyOf(element) || shop;
      return currency === undefined ? [] : judge(element, currency, page);
    });
  },
};
