import { cleanHref } from '../../../core/model/links/link-kind.ts';
import { clipped } from '../clipped.ts';
import { isDynamic } from '../dynamic.ts';
import { hasAllIds } from '../ids.ts';
import { links, type PageLink } from '../links.ts';
import { attributeOf, isTemplate, isWithin, textOf, valueRange } from '../page.ts';
import type { Rule } from '../rule.ts';
import { hasTarget, targetsOf } from '../targets.ts';

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
  check({ page }) {
    const targets = targetsOf(page);
    const missing = links(page)
      .filter(({ href }) => href.value.includes('#'))
      .map((link) => ({ ...link, text: cleanHref(link.href.value) }))
      .filter(({ text }) => needsTarget.test(text) && !isDynamic(text) && !hasTarget(targets, text.slice(1)))
      .filter(mayLead);
    // Asked last, as it reads the whole text.
    if (missing.length === 0 || !hasAllIds(page)) return [];
    return missing.map(({ href, text }) => ({
      code: 'anchor-target-missing',
      severity: 'error',
      args: { target: clipped(text) },
      ...valueRange(href, page.source.text),
    }));
  },
};
