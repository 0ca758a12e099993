/** A form of the page, described as the form model wants it, and what its controls hold. */
import {
  type ControlMarkup,
  collect,
  fieldsIn,
  type ItemMarkup,
  type MarkupField,
  type Reading,
} from '../../../core/model/form/markup.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { elementsOf } from './form-members.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field and its controls on the page. */
export type LiveField = MarkupField<Control>;

const isControl = (element: Element): element is Control =>
  element.matches(
    'input:not([type="submit" i], [type="button" i], [type="reset" i], [type="image" i]), select, textarea',
  );

/** The controls of a form that are not disabled, wherever they stand; those of a captcha's provider are no fields. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  elementsOf(form)
    .filter(isControl)
    .filter((control) => !control.matches(':disabled, site-captcha *'));

const isSelect = (control: Control): control is HTMLSelectElement => control.localName === 'select';

export const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const attribute = (element: Element, ...names: readonly string[]): string =>
  names.map((name) => element.getAttribute(name) ?? '').find((text) => text !== '') ?? '';

const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

function controlMarkup(control: Control): ControlMarkup<Control> {
  return {
    node: control,
    type: control.type === 'select-one' ? 'select' : control.type,
    id: control.id,
    name: control.name,
    autocomplete: attribute(control, 'autocomplete'),
    part: attribute(control, 'data-title'),
    required: control.required || attribute(control, 'aria-required') === 'true',
    value: control.value,
    options: isSelect(control) ? [...control.options].map(({ value }) => value) : [],
    maxLength: attribute(control, 'data-max-length', 'maxlength'),
    minLength: attribute(control, 'minlength'),
    isFixed: !isSelect(control) && control.readOnly,
    label: wordsOf(control.labels?.[0]),
  };
}

const itemClass = '.form-item';

/** Sections have no controls: they are no fields to send, so their items do not matter here. */
function itemMarkup(item: Element, controls: readonly Control[]): ItemMarkup<Control> | undefined {
  const [first] = controls;
  return (
    first && {
      node: first,
      className: attribute(item, 'class'),
      id: attribute(item, 'data-field-id') || item.id,
      title: wordsOf(item.querySelector('.title, legend')),
      hasMarker: false,
      controls: controls.map(controlMarkup),
    }
  );
}

/** The fields of a form as it stands on the page now. */
export function readFields(form: HTMLFormElement): readonly LiveField[] {
  const controls = controlsOf(form);
  const [node] = controls;
  if (!node) return [];
  const byItem = new Map<Element | null, Control[]>();
  for (const control of controls) {
    const item = control.closest(itemClass);
    byItem.set(item, [...(byItem.get(item) ?? []), control]);
  }
  const items = [...byItem].flatMap(([item, own]) => (item ? (itemMarkup(item, own) ?? []) : []));
  return fieldsIn({
    node,
    formId: '',
    redirect: '',
    isOurs: true,
    items,
    controls: (byItem.get(null) ?? []).map(controlMarkup),
  });
}

function readings(control: Control): readonly Reading[] {
  const one = { type: control.type, name: control.name, part: attribute(control, 'data-title'), isChecked: true };
  if (isSelect(control) && control.multiple)
    return [...control.selectedOptions].map(({ value }) => ({ ...one, value }));
  return [{ ...one, value: control.value, isChecked: !isTicked(control) || control.checked }];
}

/** What the fields hold now, by id. */
export const readValues = (fields: readonly LiveField[]): FormValues =>
  Object.fromEntries(
    fields.map(({ field, controls }) => [
      field.id,
      collect(
        field,
        controls.flatMap(({ node }) => readings(node)),
      ),
    ]),
  );
