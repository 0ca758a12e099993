/** The controls of the author's form: those of options, of the subscription and of the quantity. */
import type { Choices } from '../../core/model/commerce/variant-choice.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';

const controls = 'select, input[type="radio" i], input[type="hidden" i]';
const optionName = 'data-variant-option-name';

const all = <Found extends Element>(root: Element, selector: string): readonly Found[] => [
  ...unclobber(root).querySelectorAll<Found>(selector),
];

const attribute = (node: Element, name: string): string | null => unclobber(node).getAttribute(name);

/** Returns the name of the option that a control chooses. */
function nameOf(control: Element): string {
  const holder = unclobber(control).closest(`[${optionName}]`);
  return (holder && attribute(holder, optionName)) ?? attribute(control, 'name') ?? '';
}

/** Without a value, the value of an `<option>` is its text. */
const valueOfOption = (option: Element): string =>
  attribute(option, 'value') ?? (option.textContent ?? '').trim().replace(/\s+/g, ' ');

/** Returns what a control had before the visitor used it, which is all that a server can read. */
function initialValue(control: Element): string | undefined {
  if (matches(control, 'select')) {
    const options = all(control, 'option');
    const [first] = [...options.filter((one) => unclobber(one).hasAttribute('selected')), ...options];
    return first && valueOfOption(first);
  }
  if (matches(control, '[type="radio" i]') && !unclobber(control).hasAttribute('checked')) return undefined;
  return attribute(control, 'value') ?? '';
}

function currentValue(control: Element): string | undefined {
  if (matches(control, 'select')) {
    const [selected] = all<HTMLOptionElement>(control, 'option').filter((option) => option.selected);
    return selected && valueOfOption(selected);
  }
  // The selector matches no other elements.
  const input = control as HTMLInputElement;
  return input.type === 'radio' && !input.checked ? undefined : (attribute(input, 'value') ?? '');
}

/** Returns the chosen values by the name of the control; `isLive` reads what the visitor has chosen since. */
export function readChoices(host: Element, isLive: boolean): Choices {
  const choices = new Map<string, string>();
  for (const control of all(host, controls)) {
    const value = isLive ? currentValue(control) : initialValue(control);
    const name = nameOf(control);
    if (name !== '' && value !== undefined) choices.set(name, value);
  }
  return choices;
}

/** Chooses a value, as a visitor does. */
export function choose(host: Element, name: string, value: string): void {
  for (const control of all<HTMLInputElement>(host, controls)) {
    if (nameOf(control) !== name) continue;
    if (matches(control, 'select'))
      for (const option of all<HTMLOptionElement>(control, 'option')) option.selected = valueOfOption(option) === value;
    else if (control.type === 'radio') control.checked = attribute(control, 'value') === value;
  }
}

/** Yields the nodes that choose a value of an option, with the value. */
export function* choiceNodes(host: Element, name: string): Generator<readonly [node: Element, value: string]> {
  for (const control of all(host, 'select, input[type="radio" i]')) {
    if (nameOf(control) !== name) continue;
    if (matches(control, 'select')) for (const option of all(control, 'option')) yield [option, valueOfOption(option)];
    else yield [control, attribute(control, 'value') ?? ''];
  }
}

/** Returns the first control of an option. */
export const controlOf = (host: Element, name: string): HTMLElement | undefined =>
  all<HTMLElement>(host, 'select, input[type="radio" i]').find((control) => nameOf(control) === name);

export const findQuantity = (host: Element): HTMLInputElement | null =>
  unclobber(host).querySelector('input[name="quantity"]');

export const submitButtons = (host: Element): readonly Element[] =>
  all(host, 'form :is(button:not([type="button" i], [type="reset" i]), input[type="submit" i])');
