/**
 * A form as it stands in markup, without the markup: whoever reads it, the page or `check`, says what is there, and
 * everything else is decided here. `N` is a node of theirs, which comes back with what is said about it.
 */
import { type FieldDefinition, field } from './definition.ts';
import { type FieldType, isFieldType, kindOf, partsHeld, partsOf } from './field-types.ts';
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
  /** Whether it was a password before somebody had it shown: whoever reads a form more than once remembers that. */
  readonly wasSecret?: boolean;
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
const byInput: ReadonlyMap<string, FieldType> = new Map(
  Object.entries<FieldType>({
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
  }),
);

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

/** The type that controls say by themselves. */
const ownType = ([first]: readonly ControlMarkup<unknown>[]): FieldType => byInput.get(first?.type ?? '') ?? 'text';

/** The type of an item, or that of its controls where they cannot hold it: a phone in one box, several choices as a text. */
function itemType(word: string, own: readonly ControlMarkup<unknown>[]): FieldType {
  if (!isFieldType(word)) return ownType(own);
  if (partsOf(word).length > 0) return own.length === 1 && own[0]?.part === '' ? ownType(own) : word;
  const isSeveral = kindOf(word).holds === 'text' && kindOf(ownType(own)).holds === 'list';
  return isSeveral ? ownType(own) : word;
}

/** The names of the sub-fields or questions that controls are for. */
function namesIn(type: FieldType, own: readonly ControlMarkup<unknown>[]): readonly string[] {
  const asks = kindOf(type).holds === 'answers';
  const named = own.map(({ part, name }) => part || (asks ? name : '')).filter((part) => part !== '');
  return asks || named.length > 0 ? unique(named) : partsHeld(type, own.length).map(({ name }) => name);
}

function itemField<N>(item: ItemMarkup<N>, own: readonly ControlMarkup<N>[]): FieldDefinition {
  const { type: word = '', required = false, underline = false } = readItemClass(item.className) ?? {};
  const type = word === 'section' ? word : itemType(word, own);
  const [first] = own;
  const { holds } = kindOf(type);
  return field({
    id: item.id || first?.id || first?.name || '',
    type,
    title: item.title.replace(/\s*\*\s*$/, ''),
    required: required || own.some((control) => control.required),
    underline,
    // What a sub-field offers, as AM and PM, is its own.
    options: holds === 'answers' ? namesIn(type, own) : holds === 'parts' ? [] : choices(own),
    ...(holds === 'parts' && { parts: namesIn(type, own) }),
    ...secrecyOf(own),
    ...(holds !== 'parts' && limitOf(first)),
    ...(type === 'hidden' && { key: first?.name ?? '', value: first?.value ?? '' }),
  });
}

function controlField<N>(controls: readonly ControlMarkup<N>[]): FieldDefinition {
  const [first] = controls;
  return field({
    id: first?.name || first?.id || '',
    type: ownType(controls),
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

/** Hidden inputs in which authors write what the page sends beside the answers. */
const pageIds = ['formId', 'collectionId', 'objectName'] as const;

type PageId = (typeof pageIds)[number];

const isPageId = ({ type, name }: Pick<ControlMarkup<unknown>, 'type' | 'name'>): boolean =>
  type === 'hidden' && pageIds.some((id) => id === name);

/** The ids that hidden inputs of a form hold, which are no answers; empty where there is none. */
export const readPageIds = (
  controls: readonly Pick<ControlMarkup<unknown>, 'type' | 'name' | 'value'>[],
): Readonly<Record<PageId, string>> => {
  const find = (id: PageId): string => controls.find((one) => isPageId(one) && one.name === id)?.value ?? '';
  return { formId: find('formId'), collectionId: find('collectionId'), objectName: find('objectName') };
};

/** Whether it takes files, which no form sends. */
export const isFile = ({ type }: Pick<ControlMarkup<unknown>, 'type'>): boolean => type === 'file';

/** Files are no text, a captcha's answer goes by itself, and ids are no answers. */
const isSent = (control: ControlMarkup<unknown>): boolean =>
  !isFile(control) && !isCaptchaAnswer(control) && !isPageId(control);

/** The first group that holds the one text of a type. */
function textIn<N>(type: string, controls: readonly ControlMarkup<N>[]): readonly ControlMarkup<N>[] {
  const all = groups(controls);
  const isWanted = (control: ControlMarkup<N>): boolean => (type === 'radio') === isChoice(control);
  return all.find(([first]) => first && isWanted(first)) ?? all[0] ?? [];
}

/** The sub-fields of a composite: those that say so, or in order. */
function partsIn<N>(type: FieldType, controls: readonly ControlMarkup<N>[]): readonly ControlMarkup<N>[] {
  const named = controls.filter(({ part }) => part !== '');
  return named.length > 0 ? named : controls.filter((one) => !isChoice(one)).slice(0, partsOf(type).length);
}

const isAnswer = (control: ControlMarkup<unknown>): boolean =>
  isChoice(control) || control.type === 'select' || control.part !== '';

/** Those controls of an item that its field consists of; the others are fields beside it, as an opt-in at an email. */
function ownOf<N>(item: ItemMarkup<N>): readonly ControlMarkup<N>[] {
  const type = readItemClass(item.className)?.type ?? '';
  const sent = item.controls.filter(isSent);
  if (type === 'hidden') return sent.slice(0, 1);
  const shown = sent.filter((control) => control.type !== 'hidden');
  const { holds } = kindOf(isFieldType(type) ? type : 'text');
  if (holds === 'nothing') return [];
  if (holds === 'list') return shown;
  if (holds === 'parts') return partsIn(isFieldType(type) ? type : 'text', shown);
  return holds === 'answers' ? shown.filter(isAnswer) : textIn(type, shown);
}

function fieldsOfItem<N>(item: ItemMarkup<N>): readonly MarkupField<N>[] {
  const own = ownOf(item);
  const main = { field: itemField(item, own), item, controls: own };
  const beside = groups(item.controls.filter((control) => isSent(control) && !own.includes(control)));
  return [
    main,
    ...beside.map((group) => {
      const one = controlField(group);
      // Inside of items, controls may do without a name.
      return { field: { ...one, id: one.id || main.field.id }, controls: group };
    }),
  ];
}

/** Fields of one id would be sent as one: those that people see get different ones. */
function withOwnIds<N>(fields: readonly MarkupField<N>[]): readonly MarkupField<N>[] {
  const counts = new Map<string, number>();
  return fields.map((one) => {
    const { id, type, key } = one.field;
    if (type === 'hidden' && key !== '') return one;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? one : { ...one, field: { ...one.field, id: `${id}-${count}` } };
  });
}

/** The fields of a form: its items, then its other controls, those that have an id or name to be sent by. */
export const fieldsIn = <N>({ items, controls }: FormMarkup<N>): readonly MarkupField<N>[] =>
  withOwnIds(
    [
      ...items.flatMap(fieldsOfItem),
      ...groups(controls.filter(isSent)).map((group) => ({ field: controlField(group), controls: group })),
    ].filter((one) => one.field.id !== '' && (one.controls.length > 0 || one.field.type === 'section')),
  );

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
