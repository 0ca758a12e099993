/** Detects why a popup has to wait before it opens automatically. */
import { optionalCategories } from '../../core/model/vocabularies/consent-categories.ts';
import { deepActiveElement } from '../../core/page/composed-tree.ts';
import { consent } from '../../core/page/consent.ts';
import { isScrollLocked } from '../../core/page/scroll-lock.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';

const control = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/** Returns whether an event target or the focused element is a control in which visitors type or choose. */
const isControl = (node: Element | null): boolean => node !== null && matches(node, control);

/**
 * Returns whether a cookie banner is shown, or is about to be: until its scripts have loaded it is not known whether it will
 * prompt.
 */
function isPrompting(banner: Element, isAnswered: boolean): boolean {
  const root = unclobber(banner).shadowRoot;
  const shown = root?.querySelector('[part="banner"]')?.getClientRects();
  if (shown?.length) return true;
  // The inline script of a prerendered banner prompts at once, if at all.
  if (root && !matches(banner, ':defined')) return false;
  return !isAnswered && Reflect.get(banner, 'enabled') !== false;
}

const bannersIn = (document: Document): readonly Element[] => [
  ...unclobber(document).querySelectorAll('site-cookie-banner'),
];

/** Returns whether a cookie banner of the page has the strict preset. */
export const isStrict = (document: Document): boolean =>
  bannersIn(document).some((banner) => banner.getAttribute('preset')?.trim().toLowerCase() === 'strict');

/** Returns whether a modal dialog or an element in full screen covers the page. */
export const isModalOpen = (document: Document): boolean =>
  isScrollLocked(document) || unclobber(document).querySelector(':modal') !== null;

/** Returns whether the visitor cannot see the popup now, or is busy with a dialog, a form or the cookie banner. */
export function isObstructed(document: Document): boolean {
  const page = unclobber(document);
  const { choices } = consent(document);
  const isAnswered = optionalCategories.every((category) => category in choices());
  return (
    page.hidden ||
    isModalOpen(document) ||
    isControl(deepActiveElement(document)) ||
    bannersIn(document).some((banner) => isPrompting(banner, isAnswered))
  );
}

/** Returns whether an event comes from a control outside of an element. */
export const isInOtherControl = (target: Element, host: Element): boolean =>
  isControl(target) && !host.contains(target);
