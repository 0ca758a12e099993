import { decoded } from '../../../core/model/links/decoded.ts';
import { cleanHref } from '../../../core/model/links/link-kind.ts';
import { clipped } from '../clipped.ts';
import { isDynamic } from '../dynamic.ts';
import { hasAllIds } from '../ids.ts';
import { links, type PageLink } from '../links.ts';
import { attributeOf, isTemplate, isWithin, type Page, textOf, valueRange } from '../page.ts';
import type { Rule } from '../rule.ts';

// `#` and `#top` lead to the top of any page; `#/…` and `#!…` are routes of a script, `#:~:` points at a text, and
// `#itemId=…` at what another page may hold.
const needsTarget = /^#(?!$|top$|\/|!|:~:|itemId=)/i;

/** The slide of this number in a lightbox, by the lightbox's id. */
const leadsToSlide = ({ elements }: Page, fragment: string): boolean => {
  const [, name] = /^(.+)-\d+$/.exec(fragment) ?? [];
  return elements.some((element) => element.name === 'site-lightbox' && (textOf(element, 'id') || 'slide') === name);
};

const isTarget = (page: Page, fragment: string): boolean =>
  [fragment, decoded(fragment)].some((id) => page.targets.has(id) || leadsToSlide(page, id));

/** Links that a script answers need no target: buttons in disguise, and whatever has a handler. */
const isScripted = ({ element }: PageLink): boolean =>
  textOf(element, 'role') === 'button' || attributeOf(element, 'onclick') !== undefined;

/** Links into the page that lead to nothing in it. Fragments of pages are left alone: the target may stand elsewhere. */
export const anchorTarget: Rule = {
  id: 'anchor-target',
  check({ page }) {
    const missing = links(page)
      .filter((each) => !isScripted(each) && !isWithin(each.element, isTemplate))
      .map(({ href }) => ({ href, text: cleanHref(href.value) }))
      .filter(({ text }) => needsTarget.test(text) && !isDynamic(text) && !isTarget(page, text.slice(1)));
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
