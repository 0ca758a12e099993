import { decoded } from '../../../core/model/links/decoded.ts';
import { normalizeHref } from '../../../core/model/links/link-kind.ts';
import { truncate } from '../../text/truncate.ts';
import { isInTemplate } from '../page/closest.ts';
import { isDynamic } from '../page/dynamic.ts';
import { missingIdsReason } from '../page/ids.ts';
import { links, type PageLink } from '../page/links.ts';
import { missingId } from '../page/nearest-id.ts';
import { attributeOf, type Page, textOf, valueRange } from '../page/page.ts';
import { baseOf } from '../page/page-base.ts';
import { hasTarget, targetsOf } from '../page/targets.ts';
import type { Rule } from '../rule.ts';

// `#` and `#top` resolve to the top of any page; `#/…` and `#!…` are routes of a script, and `#itemId=…` names an item
// that may be on another page.
export const needsTarget = /^#(?!$|top$|\/|!|itemId=)/i;

/** Removes a text fragment such as `:~:text=…`, which needs no element (https://wicg.github.io/scroll-to-text-fragment/). */
export const withoutTextFragment = (link: string): string => link.replace(/:~:.*$/s, '');

/** Links with a script need no target: those with the role button or an event handler. */
const isScripted = ({ element }: PageLink): boolean =>
  textOf(element, 'role') === 'button' || attributeOf(element, 'onclick') !== undefined;

/** Whether the link navigates without a script, and is not inside a template. */
export const isAllowedTarget = (link: PageLink, page: Page): boolean =>
  !isScripted(link) && !isInTemplate(link.element, page);

/** Reports links to missing anchors of the page. Skips fragments of pages: the target may be in another file. */
export const anchorTarget: Rule = {
  id: 'anchor-target',
  skipReason(page) {
    const base = baseOf(page);
    return base.kind === 'unknown' ? base.reason : missingIdsReason(page);
  },
  check({ page }) {
    // With a base at another path of the site, these are links to another page.
    if (baseOf(page).kind === 'path') return [];
    const targets = targetsOf(page);
    const missing = links(page)
      .filter(({ href }) => href.value.includes('#'))
      .map((link) => ({ ...link, text: withoutTextFragment(normalizeHref(link.href.value)) }))
      .filter(({ text }) => needsTarget.test(text) && !isDynamic(text) && !hasTarget(targets, text.slice(1)))
      .filter((link) => isAllowedTarget(link, page));
    return missing.map(({ href, text }) => ({
      ...missingId(decoded(text.slice(1)), { code: 'anchor-target-missing', args: { target: truncate(text) } }, page),
      severity: 'error',
      ...valueRange(href, page.source.text),
    }));
  },
};
