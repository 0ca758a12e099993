import type { Problem } from '../../../core/model/finding.ts';
import { checkLink, checkResourceUrl } from '../../../core/model/links/check-link.ts';
import { pathProblems } from '../../../core/model/links/internal.ts';
import { linkKind, normalizeHref } from '../../../core/model/links/link-kind.ts';
import { isBareAddress } from '../../../core/model/links/mailto.ts';
import type { Finding } from '../../finding.ts';
import { unambiguousMatch } from '../../text/closest-match.ts';
import { memoizeText } from '../../text/memoize-text.ts';
import { truncate } from '../../text/truncate.ts';
import { linkFix } from '../fix/link-fix.ts';
import { isBound, isDynamic } from '../page/dynamic.ts';
import { links } from '../page/links.ts';
import { attributeOf, type Page, type PageAttribute, valueRange, withAttribute } from '../page/page.ts';
import { actionUrls, elementUrls, frameUrls, type PageResource, relatedUrls, resources } from '../page/resources.ts';
import { slideNodesOf } from '../page/slides.ts';
import type { Rule } from '../rule.ts';
import { isAllowedTarget } from './anchor-target.ts';
import { isUnclosedQuote } from './unclosed-markup.ts';

const slideLink = 'data-click-through-url';

/** Returns the link attributes of slides. */
const slideLinks = (page: Page): readonly PageAttribute[] =>
  withAttribute(page, slideLink)
    .filter((node) => slideNodesOf(page).has(node))
    .flatMap((node) => attributeOf(node, slideLink) ?? []);

const mailHeaders = ['subject', 'body', 'cc', 'bcc', 'to', 'in-reply-to', 'reply-to', 'from'];

/** Returns a misspelled header of a mail link, which mail programs ignore, or headers without a `?` before them. */
function headerProblems(href: string): readonly Problem[] {
  if (linkKind(href) !== 'mailto') return [];
  const [, address = '', query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/is.exec(normalizeHref(href)) ?? [];
  if (/&(?:subject|body|cc|bcc)=/i.test(address))
    return [{ code: 'link-mailto-question', severity: 'error', args: {} }];
  return query.split(/&(?:amp;)?/).flatMap((header) => {
    const name = header.replace(/=.*$/s, '').toLowerCase();
    const nearest = mailHeaders.includes(name) ? undefined : unambiguousMatch(name, mailHeaders);
    return nearest === undefined ? [] : [{ code: 'link-mailto-header', severity: 'warn', args: { name, nearest } }];
  });
}

/** Schemes without another one that differs in one letter, as `tez:` differs from `tel:`. */
const longSchemes = ['mailto', 'javascript'];

/** Returns the problem of a scheme that no program answers, because one letter is wrong. */
function schemeProblems(href: string): readonly Problem[] {
  if (!href.includes(':')) return [];
  const [, scheme = ''] = /^([a-z]{4,12}):/i.exec(normalizeHref(href)) ?? [];
  const nearest = longSchemes.includes(scheme.toLowerCase()) ? undefined : unambiguousMatch(scheme, longSchemes);
  return nearest === undefined ? [] : [{ code: 'link-scheme', severity: 'error', args: { scheme, nearest } }];
}

function actionProblems(url: string): readonly Problem[] {
  const text = normalizeHref(url);
  if (isBareAddress(text)) return [{ code: 'link-malformed', severity: 'error', args: { href: text } }];
  const found = checkResourceUrl(text);
  return found.length === 0 && linkKind(text) === 'internal' ? pathProblems(text) : found;
}

/** The rule element-value reports the other URLs that elements refuse. */
const elementUrlProblems = (url: string): readonly Problem[] =>
  linkKind(url) === 'external' ? checkResourceUrl(url) : [];

const linkProblems = memoizeText((href): readonly Problem[] => [
  ...checkLink(href),
  ...headerProblems(href),
  ...schemeProblems(href),
]);

/** Checks URLs at their places. */
const judge = (
  urls: readonly PageResource[],
  check: (url: string) => readonly Problem[],
  text: string,
): readonly Finding[] =>
  urls.flatMap(({ url, start, end }) =>
    isDynamic(url)
      ? []
      : check(url).map((problem) => ({
          ...problem,
          ...linkFix(problem, { start, end }, text),
          args: Object.fromEntries(
            Object.entries(problem.args).map(([key, arg]) => [key, typeof arg === 'string' ? truncate(arg) : arg]),
          ),
          start,
          end,
        })),
  );

const isEmpty = ({ value }: PageAttribute): boolean => value.trim() === '';

/** Returns links that reload the page, because their URL is empty. */
const emptyLinks = (page: Page): readonly Finding[] =>
  links(page)
    .filter((link) => isEmpty(link.href) && isAllowedTarget(link, page) && !isBound(link.element, 'href'))
    .map(({ href }) => ({ code: 'link-empty', severity: 'warn', args: {}, start: href.start, end: href.end }));

/** Returns links that run a script and have no other handler, which would replace it. */
const scriptLinks = (page: Page): readonly Finding[] =>
  links(page)
    .filter(({ href: { value } }) => value.includes(':') && linkKind(value) === 'javascript' && !isDynamic(value))
    .filter((link) => isAllowedTarget(link, page) && checkLink(link.href.value).length === 0)
    .map(({ href }) => ({
      code: 'link-javascript',
      severity: 'info',
      args: {},
      ...valueRange(href, page.source.text),
    }));

/** Reports malformed links (docs/spec.md#runtime-5, "Link checks") and other malformed URLs. */
export const link: Rule = {
  id: 'link',
  check({ page }) {
    const { text } = page.source;
    const hrefs = links(page)
      .map(({ href }) => href)
      .concat(slideLinks(page))
      .filter((href) => !isUnclosedQuote(href, text))
      .map((href) => ({ url: href.value, ...valueRange(href, text) }));
    return [
      ...judge(hrefs, linkProblems, text),
      ...emptyLinks(page),
      ...scriptLinks(page),
      ...judge([...resources(page), ...relatedUrls(page), ...frameUrls(page)], checkResourceUrl, text),
      ...judge(elementUrls(page), elementUrlProblems, text),
      ...judge(actionUrls(page), actionProblems, text),
    ];
  },
};
