/** The author's form: its amounts, and the field in which a visitor types another one. */
import { isElement, matches, unclobber } from '../../core/page/unclobber.ts';

/** Nodes that send the form or lead to the checkout. */
const buttons =
  'button:not([type="button" i], [type="reset" i]), input[type="submit" i], input[type="image" i], a[href], [role="button"]';

const typedField = 'input[name="customAmount"]';
const givenAmounts = 'input[type="radio" i][name="amount"]';
/** The choice of the typed amount. */
const typedChoice = `${givenAmounts}:is([value="custom" i], [value=""])`;

const find = <Found extends Element>(root: Element, selector: string): Found | null =>
  unclobber(root).querySelector<Found>(selector);

export const hasButton = (host: Element): boolean => find(host, buttons) !== null;

/** Returns the button of a site builder that a click or a key is on: a node that is none for the browser. */
export function roleButtonAt(target: EventTarget | null): Element | undefined {
  const button = target && isElement(target) ? unclobber(target).closest('[role="button"]') : null;
  return button && !matches(button, 'button, a[href], input') ? button : undefined;
}

export const findTypedField = (host: Element): HTMLInputElement | null => find(host, typedField);

export const isTypedField = (target: EventTarget | null): target is HTMLInputElement =>
  target !== null && isElement(target) && matches(target, typedField);

export const isGivenAmount = (target: EventTarget | null): boolean =>
  target !== null && isElement(target) && matches(target, givenAmounts);

/** Selects the choice of the typed amount, or no choice if there is none. */
export function selectTyped(host: Element): void {
  const choice = find<HTMLInputElement>(host, typedChoice);
  if (choice) choice.checked = true;
  else for (const one of unclobber(host).querySelectorAll<HTMLInputElement>(givenAmounts)) one.checked = false;
}

/** Whether the typed amount counts: its choice is selected, or there is no selected amount beside the text. */
export function isTypedSelected(host: Element): boolean {
  const field = findTypedField(host);
  if (!field) return false;
  const choice = find<HTMLInputElement>(host, typedChoice);
  if (choice) return choice.checked;
  const isGiven = find(host, `${givenAmounts}:checked, select[name="amount"]`) !== null;
  return field.value.trim() !== '' || !isGiven;
}
