/** Derives the fields of a form from its markup. */
import { controlType, isChoice, itemType, namesIn } from './control-types.ts';
import { type FieldDefinition, field } from './definition.ts';
import { kindOf } from './field-types.ts';
import { fieldControls, groups, isSent } from './item-controls.ts';
import type { ControlMarkup, FormMarkup, ItemMarkup, MarkupField } from './markup.ts';
import { parseItemClass } from './parse-item-class.ts';
import { parseMaxLength } from './parse-values.ts';

const choices = <N>(controls: readonly ControlMarkup<N>[]): readonly string[] =>
  controls.flatMap((control) => (isChoice(control) ? [control.value] : control.options)).filter((text) => text !== '');

const limitOf = (control: ControlMarkup<unknown> | undefined): { maxLength?: number } => {
  const maxLength = parseMaxLength(control?.maxLength);
  return maxLength ? { maxLength } : {};
};

function itemField<N>(item: ItemMarkup<N>, own: readonly ControlMarkup<N>[]): FieldDefinition {
  const { type: word = '', required = false, underline = false } = parseItemClass(item.className) ?? {};
  const type = word === 'section' ? word : itemType(word, own);
  const [first] = own;
  const { valueType } = kindOf(type);
  return field({
    id: item.id || first?.id || first?.name || '',
    type,
    title: item.title.replace(/(?<!\s)\s*\*\s*$/, ''),
    required: required || own.some((control) => control.required),
    underline,
    // Options of a sub-field, such as AM and PM, are not options of the field.
    options: valueType === 'answers' ? namesIn(type, own) : valueType === 'parts' ? [] : choices(own),
    ...(valueType === 'parts' && { parts: namesIn(type, own) }),
    ...(valueType !== 'parts' && limitOf(first)),
    ...(type === 'hidden' && { key: first?.name ?? '', value: first?.value ?? '' }),
  });
}

function controlField<N>(controls: readonly ControlMarkup<N>[]): FieldDefinition {
  const [first] = controls;
  return field({
    id: first?.name || first?.id || '',
    type: controlType(controls),
    title: first?.label ?? '',
    required: controls.some(({ required }) => required),
    options: choices(controls),
    key: first?.type === 'hidden' ? first.name : '',
    value: first?.type === 'hidden' ? first.value : '',
    ...limitOf(first),
  });
}

function fieldsOfItem<N>(item: ItemMarkup<N>): readonly MarkupField<N>[] {
  const own = fieldControls(item);
  const main = { field: itemField(item, own), item, controls: own };
  const others = groups(item.controls.filter((control) => isSent(control) && !own.includes(control)));
  return [
    main,
    ...others.map((group) => {
      const one = controlField(group);
      // Controls in items may have no name.
      return { field: { ...one, id: one.id || main.field.id }, controls: group };
    }),
  ];
}

/** Makes the ids of visible fields unique: fields with the same id would be sent as one. */
function withUniqueIds<N>(fields: readonly MarkupField<N>[]): readonly MarkupField<N>[] {
  const counts = new Map<string, number>();
  return fields.map((one) => {
    const { id, type, key } = one.field;
    if (type === 'hidden' && key !== '') return one;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? one : { ...one, field: { ...one.field, id: `${id}-${count}` } };
  });
}

/** Lists the fields of a form: its items, then its other controls that have an id or a name. */
export const listFields = <N>({ items, controls }: FormMarkup<N>): readonly MarkupField<N>[] =>
  withUniqueIds(
    [
      ...items.flatMap(fieldsOfItem),
      ...groups(controls.filter(isSent)).map((group) => ({ field: controlField(group), controls: group })),
    ].filter((one) => one.field.id !== '' && (one.controls.length > 0 || one.field.type === 'section')),
  );
