/**
 * A form as it stands in markup, without the markup: whoever reads it, the page or `check`, says what is there, and
 * everything else is decided here. `N` is a node of theirs, which comes back with what is said about it.
 */
import { type FieldDefinition, field } from './definition.ts';
import { type FieldType, isFieldType, kindOf, partsOf } from './field-types.ts';
import { readMaxLength } from './read-text.ts';
import { isCaptchaAnswer, isSecretControl } from './secret.ts';
import type { FieldValue } from './values.ts';

/** A native control that holds a value; buttons are none. */
export interface ControlMarkup<N> {
  readonly node: N;
  /** Of an input; `select`, `select-multiple` and `textarea` for the others. Small letters. */
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** The attribute as written. */
  readonly autocomplete: string;
  /** Which sub-field (`data-title`) or likert question it is for. */
  readonly part: string;
  readonly required: boolean;
  /** As it is sent; an option of a `<select>` is in `options`. */
  readonly value: string;
  readonly options: readonly string[];
  /** `data-max-length`, or else `maxlength`, as written. */
  readonly maxLength: string;
  readonly minLength: string;
  /** Whether nobody can change what is in it, and it is sent all the same (`readonly`). */
  readonly isFixed: boolean;
  /** What it is called, where that is known. */
  readonly label: string;
}

/** What site builders write around a field: `class="form-item field email required"`. */
export interface ItemMarkup<N> {
  readonly node: N;
  readonly className: string;
  readonly id: string;
  /** The text of its title or legend, and whether that shows that the field is required. */
  readonly title: string;
  readonly hasMarker: boolean;
  readonly controls: readonly ControlMarkup<N>[];
}

export interface FormMarkup<N> {
  readonly node: N;
  /** Empty where nothing says it. */
  readonly formId: string;
  readonly redirect: string;
  /** Whether it is a form of the site builder, or in a `<site-form>`: others follow rules of their own. */
  readonly isOurs: boolean;
  readonly items: readonly ItemMarkup<N>[];
  /** Controls outside of items. */
  readonly controls: readonly ControlMarkup<N>[];
}

/** A field, and the nodes that it consists of. */
export interface MarkupField<N> {
  readonly field: FieldDefinition;
  readonly item?: ItemMarkup<N>;
  readonly controls: readonly ControlMarkup<N>[];
}

/** Classes of an item that are no type. */
const marks: readonly string[] = ['form-item', 'field', 'fields', 'required', 'underline'];

/** What the class of an item says; nothing for a class of something else. `type` is the word as written. */
export function readItemClass(
  className: string,
): { readonly type: string; readonly required: boolean; readonly underline: boolean } | undefined {
  const words = className.split(/\s+/).filter(Boolean);
  if (!words.includes('form-item')) return undefined;
  // Templates add classes of their own: a word that is a type comes first.
  const type = words.find(isFieldType) ?? words.slice(words.indexOf('form-item')).find((word) => !marks.includes(word));
  return { type: type ?? '', required: words.includes('required'), underline: words.includes('underline') };
}

/** The ids in the call that site builders write into `onsubmit`: `submit({formId: '…', collectionId: '…'})`. */
export const readSubmitCall = (code: string): Readonly<Record<'formId' | 'collectionId' | 'objectName', string>> => {
  const find = (name: string): string => new RegExp(`\\b${name}\\s*:\\s*['"]([^'"]*)['"]`).exec(code)?.[1] ?? '';
  return { formId: find('formId'), collectionId: find('collectionId'), objectName: find('objectName') };
};

/** Types of fields for types of inputs; text for all others. */
const byInput: Readonly<Record<string, FieldType>> = {
  email: 'email',
  number: 'number',
  url: 'website',
  password: 'password',
  textarea: 'textarea',
  select: 'select',
  'select-multiple': 'checkbox',
  radio: 'radio',
  checkbox: 'checkbox',
  hidden: 'hidden',
};

const isChoice = ({ type }: ControlMarkup<unknown>): boolean => type === 'radio' || type === 'checkbox';

const choices = <N>(controls: readonly ControlMarkup<N>[]): readonly string[] =>
  controls.flatMap((control) => (isChoice(control) ? [control.value] : control.options)).filter((text) => text !== '');

const limitOf = (control: ControlMarkup<unknown> | undefined): { maxLength?: number } => {
  const maxLength = readMaxLength(control?.maxLength);
  return maxLength ? { maxLength } : {};
};

const secrecyOf = (controls: readonly ControlMarkup<unknown>[]): { isSecret?: true } =>
  controls.some(isSecretControl) ? { isSecret: true } : {};

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

function itemField<N>(item: ItemMarkup<N>): FieldDefinition {
  const { type: word = '', required = false, underline = false } = readItemClass(item.className) ?? {};
  const type = isFieldType(word) ? word : 'text';
  const [first] = item.controls;
  const asks = kindOf(type).holds === 'answers';
  const named = item.controls.map(({ part, name }) => part || (asks ? name : '')).filter((part) => part !== '');
  const isComposite = partsOf(type).length > 0;
  return field({
    id: item.id || first?.id || first?.name || '',
    type,
    title: item.title.replace(/\s*\*\s*$/, ''),
    required: required || item.controls.some((control) => control.required),
    underline,
    // What a sub-field offers, as AM and PM, is its own.
    options: asks ? unique(named) : isComposite ? [] : choices(item.controls),
    ...(isComposite && named.length > 0 && { parts: named }),
    ...secrecyOf(item.controls),
    ...(!isComposite && limitOf(first)),
    ...(type === 'hidden' && { key: first?.name ?? '', value: first?.value ?? '' }),
  });
}

function controlField<N>(controls: readonly ControlMarkup<N>[]): FieldDefinition {
  const [first] = controls;
  return field({
    id: first?.name || first?.id || '',
    type: byInput[first?.type ?? ''] ?? 'text',
    title: first?.label ?? '',
    required: controls.some(({ required }) => required),
    options: choices(controls),
    key: first?.type === 'hidden' ? first.name : '',
    value: first?.type === 'hidden' ? first.value : '',
    ...limitOf(first),
    ...secrecyOf(controls),
  });
}

/** Radio buttons and checkboxes of one name are one field. */
function groups<N>(controls: readonly ControlMarkup<N>[]): readonly (readonly ControlMarkup<N>[])[] {
  const byName = new Map<string, ControlMarkup<N>[]>();
  return controls.flatMap((control) => {
    const key = `${control.type} ${control.name}`;
    const group = isChoice(control) && control.name !== '' ? byName.get(key) : undefined;
    if (group) group.push(control);
    const own = [control];
    if (!group) byName.set(key, own);
    return group ? [] : [own];
  });
}

/** Files are no text, and a captcha's answer goes by itself. */
const isSent = (control: ControlMarkup<unknown>): boolean => control.type !== 'file' && !isCaptchaAnswer(control);

/** The fields of a form: its items, then its other controls, those that have an id or name to be sent by. */
export function fieldsIn<N>({ items, controls }: FormMarkup<N>): readonly MarkupField<N>[] {
  return [
    ...items.map((item) => ({ field: itemField(item), item, controls: item.controls })),
    ...groups(controls.filter(isSent)).map((group) => ({ field: controlField(group), controls: group })),
  ].filter((one) => one.field.id !== '' && (one.controls.length > 0 || one.field.type === 'section'));
}

/** What a control holds at a moment; of a `select-multiple` there is one for each option that is selected. */
export interface Reading {
  readonly type: string;
  readonly name: string;
  readonly part: string;
  readonly value: string;
  readonly isChecked: boolean;
}

/** The value that a field's controls hold, in its shape. */
export function collect({ type }: FieldDefinition, readings: readonly Reading[]): FieldValue {
  const { holds } = kindOf(type);
  const held = readings.filter((one) => (one.type !== 'radio' && one.type !== 'checkbox') || one.isChecked);
  const values = held.map(({ value }) => value);
  if (holds === 'list') return values;
  if (holds === 'text' || holds === 'nothing') return values[0] ?? '';
  if (holds === 'answers') return Object.fromEntries(held.map(({ part, name, value }) => [part || name, value]));
  const isNamed = held.some(({ part }) => part !== '');
  return isNamed ? Object.fromEntries(held.map(({ part, value }) => [part, value])) : values;
}
