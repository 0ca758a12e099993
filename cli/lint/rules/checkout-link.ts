import { checkoutPaths } from '../../../core/model/commerce/checkout-urls.ts';
import type { Problem } from '../../../core/model/finding.ts';
import { normalizeHref } from '../../../core/model/links/link-kind.ts';
import { memoizeText } from '../../text/memoize-text.ts';
import { isWithin } from '../page/closest.ts';
import { isDynamic } from '../page/dynamic.ts';
import { links } from '../page/links.ts';
import { valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** The parameters that a checkout requires. */
const required: Readonly<Record<string, readonly string[]>> = {
  [checkoutPaths.donation]: ['donatePageId'],
  [checkoutPaths.giftCard]: ['websiteId', 'giftCardProductId'],
};

const isInElement = isWithin(({ name }) => name.startsWith('site-'));

const problemOf = memoizeText((href): Problem | undefined => {
  const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?/.exec(normalizeHref(href)) ?? [];
  if (!Object.values<string>(checkoutPaths).includes(path)) return undefined;
  if (path === checkoutPaths.subscription) return { code: 'checkout-link-token', severity: 'warn', args: { path } };
  const parameters = new URLSearchParams(query.replaceAll('&amp;', '&'));
  const missing = (required[path] ?? []).filter((name) => !parameters.get(name));
  return missing.length > 0
    ? { code: 'checkout-link-incomplete', severity: 'warn', args: { path, missing: missing.join(', ') } }
    : { code: 'checkout-link', severity: 'info', args: { path } };
});

/** Reports links to a checkout that are written by hand (docs/spec.md#runtime-2, "Navigation targets"). */
export const checkoutLink: Rule = {
  id: 'checkout-link',
  check: ({ page }) =>
    links(page).flatMap(({ element, href }) => {
      const problem = isDynamic(href.value) ? undefined : problemOf(href.value);
      // An element contains a complete link for visitors without script.
      if (!problem || (problem.severity === 'info' && isInElement(element, page))) return [];
      return [{ ...problem, ...valueRange(href, page.source.text) }];
    }),
};
