/** Reads and writes the values of controls that share a name. */
import { type Control, isCheckable, optionsOf } from './controls.ts';

/** Whether a control has its default value. Anything else is newer than a draft. */
export function isUntouched(control: Control): boolean {
  if (isCheckable(control)) return control.checked === control.defaultChecked;
  const options = optionsOf(control);
  if (options.length > 0) {
    const isDefault = options.every(({ selected, defaultSelected }) => selected === defaultSelected);
    return isDefault || (!options.some(({ defaultSelected }) => defaultSelected) && options[0]?.selected === true);
  }
  return 'defaultValue' in control && control.value === control.defaultValue;
}

const isMultiple = ({ type }: Control): boolean => type === 'select-multiple';

/** Returns the values of controls; of checkboxes and lists, those that are checked or selected. */
export const readTexts = (controls: readonly Control[]): readonly string[] =>
  controls.flatMap((control) => {
    if (isCheckable(control)) return control.checked ? control.value : [];
    return isMultiple(control)
      ? optionsOf(control).flatMap(({ selected, value }) => (selected ? value : []))
      : control.value;
  });

function writeText(control: Control, texts: readonly string[], index: number): void {
  // A framework that controls a checkbox notices nothing but a click.
  if (isCheckable(control)) {
    if (control.checked !== texts.includes(control.value)) control.click();
    return;
  }
  if (isMultiple(control)) for (const option of optionsOf(control)) option.selected = texts.includes(option.value);
  // React ignores and later reverts a value that is set on the control itself.
  else if (texts[index] !== undefined) Reflect.set(Object.getPrototypeOf(control), 'value', texts[index], control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Writes texts into controls that share a name, in their order, with the events of typing. */
export const writeTexts = (controls: readonly Control[], texts: readonly string[]): void =>
  controls.forEach((control, index) => {
    writeText(control, texts, index);
  });
