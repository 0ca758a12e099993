/** Puts values back into controls: of a draft, after a reload. */
import { type FieldValue, type FormValues, textIn } from '../../../core/model/form/values.ts';
import { type Control, isTicked, type LiveField } from './read-form.ts';

const optionsOf = (control: Control): readonly HTMLOptionElement[] =>
  'options' in control ? [...control.options] : [];

/** Whether it still holds what its author gave it: what somebody has filled in since is newer than any draft. */
function isUntouched(control: Control): boolean {
  if (isTicked(control)) return control.checked === control.defaultChecked;
  const options = optionsOf(control);
  if (options.length > 0) {
    const isAsGiven = options.every(({ selected, defaultSelected }) => selected === defaultSelected);
    return isAsGiven || (!options.some(({ defaultSelected }) => defaultSelected) && options[0]?.selected === true);
  }
  return 'defaultValue' in control && control.value === control.defaultValue;
}

function write(control: Control, texts: readonly string[]): void {
  const [text = ''] = texts;
  // A framework that controls it hears of nothing but a click.
  if (isTicked(control)) {
    if (control.checked !== texts.includes(control.value)) control.click();
    return;
  }
  if (control.type === 'select-multiple')
    for (const option of optionsOf(control)) option.selected = texts.includes(option.value);
  // React takes what is set on the control itself for what it has rendered, and puts back what it knows.
  else Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
}

/** The texts that a control of the field holds, at its place among them. */
function textsFor({ field, controls }: LiveField, value: FieldValue, at: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value;
  const { part = '', name = '' } = controls[at] ?? {};
  const isNamed = field.type === 'likert' || controls.some((control) => control.part !== '');
  return [isNamed ? textIn(value, part || name) : (Object.values(value)[at] ?? '')];
}

/** Listeners of the page hear of it as if it had been typed. */
function tell(control: Control): void {
  if (isTicked(control)) return;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Fills in the fields that have a value and that nobody has touched. */
export function fill(fields: readonly LiveField[], values: FormValues): void {
  for (const live of fields) {
    const value = Object.hasOwn(values, live.field.id) ? values[live.field.id] : undefined;
    const nodes = live.controls.map(({ node }) => node);
    if (value === undefined || !nodes.every(isUntouched)) continue;
    nodes.forEach((node, at) => {
      write(node, textsFor(live, value, at));
    });
    nodes.forEach(tell);
  }
}
