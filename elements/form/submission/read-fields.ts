/** A form of the page, described as the form model wants it, and what its controls hold. */
import { collect, type Reading } from '../../../core/model/form/collect.ts';
import { fieldsIn } from '../../../core/model/form/list-fields.ts';
import type { ControlMarkup, ItemMarkup, MarkupField } from '../../../core/model/form/markup.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { type Control, controlsOf, isTicked, optionsOf } from '../session/controls.ts';

/** A field and its controls on the page. */
export type LiveField = MarkupField<Control>;

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
    part: attribute(control, 'data-title'),
    required: control.required || attribute(control, 'aria-required') === 'true',
    value: control.value,
    options: optionsOf(control).map(({ value }) => value),
    maxLength: attribute(control, 'data-max-length', 'maxlength'),
    minLength: attribute(control, 'minlength'),
    isFixed: 'readOnly' in control && control.readOnly,
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
  if (control.type === 'select-multiple')
    return optionsOf(control).flatMap(({ selected, value }) => (selected ? { ...one, value } : []));
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
