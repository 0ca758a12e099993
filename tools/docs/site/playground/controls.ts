/** Controls for the attributes of the element at the cursor. A change is returned as a splice of the markup. */
import { attributeSplice, elementAt, findElements, type MarkupElement, type Splice } from './edit-attributes.ts';
import type { PlaygroundAttribute, PlaygroundElements } from './playground-data.ts';

/** Returns whether a flag or toggle is on. */
export const isOn = ({ fallback }: PlaygroundAttribute, value: string | undefined): boolean =>
  value === undefined ? fallback === 'true' : value !== 'false';

/** Returns the attribute's value for a state of its check box; undefined removes it, because that is the default. */
export function valueForState({ fallback }: PlaygroundAttribute, isChecked: boolean): string | undefined {
  if (isChecked === (fallback === 'true')) return undefined;
  return isChecked ? '' : 'false';
}

const isCheckbox = ({ kind }: PlaygroundAttribute): boolean => kind === 'flag' || kind === 'toggle';

type Field = HTMLInputElement | HTMLSelectElement;

const optionOf = (value: string, text: string): HTMLOptionElement => new Option(text, value);

function createField(attribute: PlaygroundAttribute): Field {
  const { kind, values, fallback } = attribute;
  if (kind === 'oneOf') {
    const select = document.createElement('select');
    const unset = fallback === undefined ? 'not set' : `default: ${fallback}`;
    select.append(optionOf('', unset), ...values.map((value) => optionOf(value, value)));
    return select;
  }
  const input = document.createElement('input');
  input.type = isCheckbox(attribute) ? 'checkbox' : 'text';
  input.spellcheck = false;
  input.placeholder = fallback ?? '';
  return input;
}

interface Control {
  readonly attribute: PlaygroundAttribute;
  readonly field: Field;
}

function showValue({ attribute, field }: Control, value: string | undefined): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.checked = isOn(attribute, value);
    return;
  }
  const isUnknown =
    field instanceof HTMLSelectElement && value && ![...field.options].some((one) => one.value === value);
  // The linter reports the value; the control shows it.
  if (isUnknown) field.append(optionOf(value, value));
  if (field.value !== (value ?? '')) field.value = value ?? '';
}

const chosenValue = ({ attribute, field }: Control): string | undefined =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? valueForState(attribute, field.checked)
    : field.value || undefined;

function createRow({ attribute, field }: Control): HTMLElement {
  const row = document.createElement('div');
  const label = document.createElement('label');
  const description = document.createElement('p');
  field.id = `attribute-${attribute.name}`;
  label.htmlFor = field.id;
  label.textContent = attribute.name;
  description.id = `${field.id}-description`;
  description.textContent = attribute.description;
  field.setAttribute('aria-describedby', description.id);
  row.append(label, field, description);
  return row;
}

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

interface ControlsOptions {
  /** The list of elements. */
  readonly chooser: HTMLSelectElement;
  /** Contains the controls. */
  readonly box: HTMLElement;
  readonly elements: PlaygroundElements;
  readonly onEdit: (splice: Splice) => void;
  /** Called with the offset of the element that was chosen from the list. */
  readonly onChoose: (offset: number) => void;
}

export class Controls {
  readonly #options: ControlsOptions;
  #controls: readonly Control[] = [];
  #source = '';
  #found: readonly MarkupElement[] = [];
  #current: MarkupElement | undefined;

  constructor(options: ControlsOptions) {
    this.#options = options;
    const { chooser, onChoose } = options;
    chooser.addEventListener('change', () => {
      const chosen = this.#found[chooser.selectedIndex];
      if (chosen) onChoose(chosen.from + 1);
    });
  }

  /** Shows the controls of the element at the cursor. */
  update(source: string, cursor: number): void {
    if (source !== this.#source || this.#found.length === 0) {
      this.#source = source;
      this.#found = findElements(source, (tag) => Object.hasOwn(this.#options.elements, tag));
      this.#options.chooser.replaceChildren(
        ...this.#found.map(({ tag, from }) => optionOf(tag, `<${tag}>, line ${lineOf(source, from)}`)),
      );
    }
    const current = elementAt(this.#found, cursor);
    if (current?.tag !== this.#current?.tag) this.#replaceControls(current);
    this.#current = current;
    this.#options.chooser.selectedIndex = current ? this.#found.indexOf(current) : -1;
    for (const control of this.#controls) showValue(control, current?.attributes.get(control.attribute.name)?.value);
  }

  #replaceControls(element: MarkupElement | undefined): void {
    const attributes = element ? (this.#options.elements[element.tag] ?? []) : [];
    this.#controls = attributes.map((attribute) => ({ attribute, field: createField(attribute) }));
    this.#options.box.replaceChildren(...this.#controls.map(createRow));
    this.#options.chooser.disabled = !element;
    for (const control of this.#controls) control.field.addEventListener('input', () => this.#edit(control));
  }

  #edit(control: Control): void {
    if (!this.#current) return;
    const splice = attributeSplice(this.#source, this.#current, control.attribute.name, chosenValue(control));
    if (splice) this.#options.onEdit(splice);
  }
}
