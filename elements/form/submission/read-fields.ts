/** Reads the fields of a form on the page, and their values. */
import { type ControlReading, collectValue } from '../../../core/model/form/collect.ts';
import { listFields } from '../../../core/model/form/list-fields.ts';
import type { ControlMarkup, ItemMarkup, MarkupField } from '../../../core/model/form/markup.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { filesOf, isFileInput } from '../files/file-input.ts';
import { type Control, controlsOf, isCheckable, optionsOf } from '../session/controls.ts';

/** A field, and its controls on the page. */
export type FormField = MarkupField<Control>;

const attribute = (element: Element, ...names: readonly string[]): string =>
  names.map((name) => unclobber(element).getAttribute(name) ?? '').find((text) => text !== '') ?? '';

const plainText = (element: Element | null | undefined): string =>
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
    label: plainText(control.labels?.[0]),
  };
}

const itemClass = '.form-item';

/** Returns nothing for an item without controls: sections are not sent. */
function itemMarkup(item: Element, controls: readonly Control[]): ItemMarkup<Control> | undefined {
  const [first] = controls;
  return (
    first && {
      node: first,
      className: attribute(item, 'class'),
      id: attribute(item, 'data-field-id', 'id'),
      title: plainText(unclobber(item).querySelector('.title, legend')),
      hasMarker: false,
      controls: controls.map(controlMarkup),
    }
  );
}

/** Reads the fields that a form has now. */
export function readFields(form: HTMLFormElement): readonly FormField[] {
  const controls = controlsOf(form);
  const [node] = controls;
  if (!node) return [];
  const byItem = new Map<Element | null, Control[]>();
  for (const control of controls) {
    const item = control.closest(itemClass);
    byItem.set(item, [...(byItem.get(item) ?? []), control]);
  }
  const items = [...byItem].flatMap(([item, own]) => (item ? (itemMarkup(item, own) ?? []) : []));
  return listFields({
    node,
    formId: '',
    redirect: '',
    isManaged: true,
    items,
    controls: (byItem.get(null) ?? []).map(controlMarkup),
  });
}

function readings(control: Control): readonly ControlReading[] {
  const one = { type: control.type, name: control.name, part: attribute(control, 'data-title'), isChecked: true };
  if (control.type === 'select-multiple')
    return optionsOf(control).flatMap(({ selected, value }) => (selected ? { ...one, value } : []));
  // The ids of the uploaded files replace their names.
  if (isFileInput(control)) return filesOf(control).map(({ name }) => ({ ...one, value: name }));
  return [{ ...one, value: control.value, isChecked: !isCheckable(control) || control.checked }];
}

/** Reads the values that the fields have now, by field id. */
export const readValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(
    fields.map(({ field, controls }) => [
      field.id,
      collectValue(
        field,
        controls.flatMap(({ node }) => readings(node)),
      ),
    ]),
  );
