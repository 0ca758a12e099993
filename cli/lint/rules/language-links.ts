import { isAlternatePage } from '../../../elements/language/model/alternate.ts';
import { bestMatch, canonicalTag, defaultTag } from '../../../elements/language/model/tags.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { hasTemplateCode, isBound, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import { isAlternative } from '../page/ids.ts';
import { attributeOf, named, type Page, type PageElement, textOf, valueRange, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const warning = (code: string, place: Pick<Finding, 'start' | 'end'>, args: Finding['args'] = {}): Finding => ({
  code,
  severity: 'warn',
  args,
  start: place.start,
  end: place.end,
});

const isUnknown = (element: PageElement, name: string): boolean =>
  isBound(element, name) || isDynamic(textOf(element, name));

/** Whether a link in the head leads to the page in another language. */
const isAlternate = (link: PageElement): boolean =>
  isAlternatePage(textOf(link, 'rel'), textOf(link, 'type')) && attributeOf(link, 'hreflang') !== undefined;

const isDefault = (link: PageElement): boolean => textOf(link, 'hreflang').trim().toLowerCase() === defaultTag;

/** Reports links of one list: invalid tags, and all but the first of each language. */
function judge(links: readonly PageElement[], page: Page, takesDefault: boolean): readonly Finding[] {
  const { text } = page.source;
  const mayBranch = hasTemplateCode(text);
  const known = new Set<string>();
  return links.flatMap((link): readonly Finding[] => {
    const attribute = attributeOf(link, 'hreflang');
    if (!attribute || isUnknown(link, 'hreflang')) return [];
    const isTaken = takesDefault && isDefault(link);
    const tag = isTaken ? defaultTag : canonicalTag(attribute.value);
    const place = valueRange(attribute, text);
    const args = { val: truncate(attribute.value) };
    if (tag === undefined) return [warning('language-links-tag', place, args)];
    // Only one of them may be rendered.
    if (mayBranch || isAlternative(link, page)) return [];
    if (known.has(tag)) return [warning('language-links-duplicate', place, args)];
    known.add(tag);
    return [];
  });
}

/** Reports a page whose links to its languages do not include its own. Search engines then ignore them. */
function judgeSelf(links: readonly PageElement[], page: Page): readonly Finding[] {
  const [html] = named(page, 'html');
  const [first] = links;
  if (!html || !first || !page.isWhole || isUnknown(html, 'lang')) return [];
  if (links.some((link) => isUnknown(link, 'hreflang') || isUnknown(link, 'rel'))) return [];
  // A page of all languages may not be one of its links.
  if (hasTemplateCode(page.source.text) || links.some(isDefault)) return [];
  const language = canonicalTag(textOf(html, 'lang'));
  const tags = links.flatMap((link) => canonicalTag(textOf(link, 'hreflang')) ?? []);
  const primary = language && new Intl.Locale(language).language;
  // Several regions of the language are enough: which one the page is for is not known.
  const hasSelf = bestMatch(language, tags) || tags.some((tag) => new Intl.Locale(tag).language === primary);
  return !language || hasSelf ? [] : [warning('language-links-self', first.tag, { lang: language })];
}

/** Reports `<site-language>` on a page that has no links to languages. */
function judgeElement(element: PageElement, alternates: readonly PageElement[], page: Page): readonly Finding[] {
  const [, ...inside] = withDescendants(element, page);
  const own = inside.filter(({ name }) => name === 'a').filter((link) => attributeOf(link, 'hreflang'));
  const isOpen =
    inside.some((one) => mayAddMarkup(one) || isBound(one, 'hreflang')) || hasTemplateCode(page.source.text);
  const isEmpty = own.length + alternates.length === 0 && !isOpen && page.isWhole;
  return [...judge(own, page, false), ...(isEmpty ? [warning('language-links-missing', element.tag)] : [])];
}

/** Reports links to the languages of a page that visitors and search engines cannot use. */
export const languageLinks: Rule = {
  id: 'language-links',
  check({ page }) {
    const alternates = named(page, 'link').filter(isAlternate);
    return [
      ...judge(alternates, page, true),
      ...judgeSelf(alternates, page),
      ...named(page, 'site-language').flatMap((element) => judgeElement(element, alternates, page)),
    ];
  },
};
