/** Determines which elements have an accessible name, and which do not need one. */
import { isWithin } from './closest.ts';
import { isBound, isDynamic } from './dynamic.ts';
import { attributeOf, isTemplate, type PageElement, textOf } from './page.ts';

// Class names that common frameworks use to hide elements. Stylesheets are not read here.
const hidingClass = /(?:^|\s)(?:is-|u-)?(?:hidden(?:-\S+)?|hide|d-none)(?=\s|$)/i;

const isHidden = (element: PageElement): boolean =>
  textOf(element, 'aria-hidden') === 'true' ||
  attributeOf(element, 'hidden') !== undefined ||
  attributeOf(element, 'inert') !== undefined ||
  hidingClass.test(textOf(element, 'class')) ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(textOf(element, 'style'));

/** Whether the element is hidden, or part of a template that a script fills in. */
export const isHiddenOrTemplate = isWithin((element) => isHidden(element) || isTemplate(element));

const isFilledIn = (element: PageElement, name: string): boolean =>
  textOf(element, name).trim() !== '' || isBound(element, name);

/** Whether the text of an attribute names the element (accname 1.2). Attributes that a framework fills in count. */
export const hasNamingText = (element: PageElement): boolean =>
  isFilledIn(element, 'aria-label') || isFilledIn(element, 'title');

/** Whether an attribute names the element. The rule id-reference reports `aria-labelledby` without its elements. */
export const hasAccessibleName = (element: PageElement): boolean =>
  isFilledIn(element, 'aria-labelledby') || hasNamingText(element);

/** Checks the first role of the list (WAI-ARIA 1.2, 8.1, https://www.w3.org/TR/wai-aria-1.2/#host_general_role). */
export const isDecorative = (element: PageElement): boolean =>
  /^\s*(?:presentation|none)(?:\s|$)/i.test(textOf(element, 'role'));

/** Whether a template sets this attribute. */
export const isSetByTemplate = (element: PageElement, name: string): boolean =>
  isBound(element, name) || isDynamic(textOf(element, name));

/** Whether the value of an input is its name. Browsers name submit and reset buttons that have no `value`. */
export function isNamedByValue(input: PageElement): boolean {
  const type = textOf(input, 'type').trim().toLowerCase();
  if (isSetByTemplate(input, 'type') || isSetByTemplate(input, 'value')) return true;
  const value = attributeOf(input, 'value');
  if (type === 'submit' || type === 'reset') return value?.value.trim() !== '';
  return type === 'button' && value !== undefined && value.value.trim() !== '';
}
