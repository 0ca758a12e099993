/** What controls of one name hold, and how it gets back into them. */
import { type Control, isTicked, optionsOf } from './controls.ts';

/** Whether it still holds what its author gave it: what somebody has filled in since is newer than any draft. */
export function isUntouched(control: Control): boolean {
  if (isTicked(control)) return control.checked === control.defaultChecked;
  const options = optionsOf(control);
  if (options.length > 0) {
    const isAsGiven = options.every(({ selected, defaultSelected }) => selected === defaultSelected);
    return isAsGiven || (!options.some(({ defaultSelected }) => defaultSelected) && options[0]?.selected === true);
  }
  return 'defaultValue' in control && control.value === control.defaultValue;
}

const isList = ({ type }: Control): boolean => type === 'select-multiple';

/** The texts in controls; of boxes and lists what is ticked and selected. */
export const textsIn = (controls: readonly Control[]): readonly string[] =>
  controls.flatMap((control) => {
    if (isTicked(control)) return control.checked ? control.value : [];
    return isList(control)
      ? optionsOf(control).flatMap(({ selected, value }) => (selected ? value : []))
      : control.value;
  });

function write(control: Control, texts: readonly string[], at: number): void {
  // A framework that controls it hears of nothing but a click.
  if (isTicked(control)) {
    if (control.checked !== texts.includes(control.value)) control.click();
    return;
  }
  if (isList(control)) for (const option of optionsOf(control)) option.selected = texts.includes(option.value);
  // React takes what is set on the control itself for what it has rendered, and puts back what it knows.
  else if (texts[at] !== undefined) Reflect.set(Object.getPrototypeOf(control), 'value', texts[at], control);
  // Listeners of the page hear of it as if it had been typed.
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Puts the texts back into controls of one name, in their order. */
export const fill = (controls: readonly Control[], texts: readonly string[]): void =>
  controls.forEach((control, at) => {
    write(control, texts, at);
  });
