import { Parser } from 'htmlparser2';
import { currencyTemplate } from '../../../core/model/vocabularies/currency-templates.ts';
import type { Finding } from '../../finding.ts';
import { contextsOf } from '../data/page-contexts.ts';
import { hasTemplateCode, isBound } from '../page/dynamic.ts';
import { contentStart, named, type Page, type PageElement, type Range, textOf } from '../page/page.ts';
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

/** Returns the amounts with a sign in the text of an element. */
function amountsIn(element: PageElement, text: string): readonly Amount[] {
  const start = contentStart(element, text);
  const found: Amount[] = [];
  let hidden = 0;
  const isHidden = (name: string): boolean => ['script', 'style', 'template'].includes(name);
  const parser = new Parser(
    {
      onopentagname(name) {
        if (isHidden(name)) hidden += 1;
      },
      onclosetag(name) {
        if (isHidden(name)) hidden -= 1;
      },
      ontext(part) {
        if (hidden > 0) return;
        for (const { 0: match, index, groups = {} } of part.matchAll(money)) {
          const at = start + parser.startIndex + index;
          const written = groups.before ?? groups.after ?? '';
          found.push({ text: match, sign: references[written] ?? written, start: at, end: at + match.length });
        }
      },
    },
    { decodeEntities: false },
  );
  parser.end(text.slice(start, element.end));
  return found;
}

/** Whether the notation of a currency contains the sign; undefined for a currency that is not supported. */
function hasSign(currency: string, sign: string): boolean | undefined {
  const template = currencyTemplate(currency);
  return template && `${template.before} ${template.after}`.includes(sign);
}

/** Reports an amount in another currency. Beside an amount in the right one, it may be a conversion. */
function judge(element: PageElement, currency: string, { source: { text } }: Page): readonly Finding[] {
  if (isBound(element, 'currency') || hasTemplateCode(text.slice(element.tag.start, element.end))) return [];
  const amounts = amountsIn(element, text).map((one) => ({ ...one, fits: hasSign(currency, one.sign) }));
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

/** Reports prices in the text of a page in another currency than that of the product or the shop. */
export const moneyCurrency: Rule = {
  id: 'money-currency',
  check: ({ page }) => {
    const elements = [...named(page, 'site-product', 'site-donate'), ...pricesIn(page)];
    if (elements.length === 0) return [];
    const ofData = new Map(productPlaces(page).map(({ holder, parsed }) => [holder, parsed?.product.currency]));
    const shop = shopCurrency(page);
    return elements.flatMap((element) => {
      const currency = ofData.get(element) || currencyOf(element) || shop;
      return currency === undefined ? [] : judge(element, currency, page);
    });
  },
};
