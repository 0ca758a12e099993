import { cleanHref } from '../../../core/model/links/link-kind.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { missingIdsReason } from '../page/ids.ts';
import { links, type PageLink } from '../page/links.ts';
import { attributeOf, isTemplate, isWithin, textOf, valueRange } from '../page/page.ts';
import { baseOf } from '../page/page-base.ts';
import { hasTarget, targetsOf } from '../page/targets.ts';
import type { Rule } from '../rule.ts';

// `#` and `#top` lead to the top of any page; `#/…` and `#!…` are routes of a script, `#:~:` points at a text, and
// `#itemId=…` at what another page may hold.
export const needsTarget = /^#(?!$|top$|\/|!|:~:|itemId=)/i;

/** Links that a script answers need no target: buttons in disguise, and whatever has a handler. */
const isScripted = ({ element }: PageLink): boolean =>
  textOf(element, 'role') === 'button' || attributeOf(element, 'onclick') !== undefined;

/** Whether it leads somewhere by itself, from where it stands. */
export const mayLead = (link: PageLink): boolean => !isScripted(link) && !isWithin(link.element, isTemplate);

/** Links into the page that lead to nothing in it. Fragments of pages are left alone: the target may stand elsewhere. */
export const anchorTarget: Rule = {
  id: 'anchor-target',
  skipReason(page) {
    const base = baseOf(page);
    return base.kind === 'unknown' ? base.reason : missingIdsReason(page);
  },
  check({ page }) {
    // With a base elsewhere in the site these are links into another page.
    if (baseOf(page).kind === 'path') return [];
    const targets = targetsOf(page);
    const missing = links(page)
      .filter(({ href }) => href.value.includes('#'))
      .map((link) => ({ ...link, text: cleanHref(link.href.value) }))
      .filter(({ text }) => needsTarget.test(text) && !isDynamic(text) && !hasTarget(targets, text.slice(1)))
      .filter(mayLead);
    return missing.map(({ href, text }) => ({
      code: 'anchor-target-missing',
      severity: 'error',
      args: { target: truncate(text) },
      ...valueRange(href, page.source.text),
    }));
  },
};
