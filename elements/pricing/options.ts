/** The author's controls that select a view: two radio buttons, or two buttons. */
import { closest, isElement, matches, unclobber } from '../../core/page/unclobber.ts';
import { type PricingView, pricingViews } from './contract.ts';

export type Radio = HTMLInputElement;
export type Option = Radio | HTMLButtonElement;

const attribute = 'data-pricing-option';
const selector = `:is(button, input[type="radio" i])[${attribute}]`;

export const isRadio = (option: Element): option is Radio => matches(option, 'input');

export const optionsOf = (host: Element): readonly Option[] => [...unclobber(host).querySelectorAll<Option>(selector)];

/** Returns the option that an event comes from, also from inside of a button. */
export const optionAt = (target: EventTarget | null): Option | undefined =>
  // The selector matches no other elements.
  (target && isElement(target) && (closest(target, selector) as Option | null)) || undefined;

export function viewOf(option: Option): PricingView | undefined {
  const value = option.getAttribute(attribute)?.trim().toLowerCase();
  return pricingViews.find((view) => view === value);
}

/** Returns the name that the author has given to an option. */
export function nameOf(option: Option): string {
  const labelled = isRadio(option) ? option.labels?.[0] : option;
  return (option.getAttribute('aria-label') ?? labelled?.textContent ?? '').trim().replace(/\s+/g, ' ');
}

/** Returns the element around all of these options, if it is inside of the host. */
export function groupOf(host: Element, [first, ...others]: readonly Option[]): Element | undefined {
  let group = first?.parentElement;
  while (group && group !== host) {
    const node = unclobber<Element>(group);
    if (others.every((other) => node.contains(other))) return group;
    group = node.parentElement;
  }
  return undefined;
}
