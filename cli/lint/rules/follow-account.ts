import { parseUsername } from '../../../elements/follow/model/username.ts';
import type { Finding } from '../../finding.ts';
import { hasTemplateCode, isBound, isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  contentStart,
  named,
  type Page,
  type PageAttribute,
  type PageElement,
  valueRange,
  withDescendants,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

const hosts = /^(?:(?:www|mobile)\.)?(?:x|twitter)\.com$/;
/** Pages of X whose URLs look like those of accounts. */
const otherPages = /^(?:home|search|share|explore|login|i)$/;

/** Returns the account that a link to X leads to; undefined for all other links. */
function accountOf(href: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !hosts.test(url.hostname)) return undefined;
  const name = url.searchParams.get('screen_name') ?? url.pathname.replace(/^\/|\/$/g, '');
  return otherPages.test(name) ? undefined : parseUsername(name);
}

const usernameOf = (element: PageElement): PageAttribute | undefined =>
  attributeOf(element, 'username') ?? attributeOf(element, 'data-username');

const hasUnknownName = (element: PageElement): boolean =>
  isBound(element, 'username') || isBound(element, 'data-username');

/** Whether a template, a framework or another component may add the link. */
function mayGetLink(element: PageElement, page: Page): boolean {
  const content = page.source.text.slice(contentStart(element, page.source.text), element.end);
  return (
    hasTemplateCode(content) ||
    isDynamic(content) ||
    withDescendants(element, page).some(({ name }, index) => index > 0 && (name === 'slot' || name.includes('-')))
  );
}

/** Reports links to another account than that of the button. */
const otherAccounts = (username: string, links: readonly PageElement[], { source }: Page): readonly Finding[] =>
  links.flatMap((link) => {
    const href = attributeOf(link, 'href');
    const account = href && accountOf(href.value);
    if (!account || account.toLowerCase() === username.toLowerCase()) return [];
    const args = { account, username };
    return [{ code: 'follow-account-other', severity: 'warn', args, ...valueRange(href, source.text) }];
  });

function check(element: PageElement, page: Page): readonly Finding[] {
  const username = usernameOf(element);
  const links = withDescendants(element, page).filter(
    (node) => node.name === 'a' && (attributeOf(node, 'href') || isBound(node, 'href')),
  );
  const report = (code: string): Finding => ({ code, severity: 'warn', args: {}, ...element.tag });
  const name = username && parseUsername(username.value);
  return [
    ...(username || hasUnknownName(element) ? [] : [report('follow-account-missing')]),
    ...(links.length > 0 || mayGetLink(element, page) ? [] : [report('follow-account-link')]),
    ...(name && !hasUnknownName(element) ? otherAccounts(name, links, page) : []),
  ];
}

/** Reports `<site-follow>` without an account, without a link, or with a link to another account. */
export const followAccount: Rule = {
  id: 'follow-account',
  check: ({ page }) => named(page, 'site-follow').flatMap((element) => check(element, page)),
};
