/** Values of fields, as they are typed and as they are sent (docs/spec.md#runtime-3, "Form and submission"). */
import { type FieldDefinition, shownSubfields } from './definition.ts';
import { type FieldType, kindOf, subfieldsInOrder, subfieldsOf } from './field-types.ts';

/**
 * A text, a list (checked options, or the sub-fields of a composite field that is sent), or a map: Likert answers by
 * question, or a composite field by the names of its sub-fields.
 */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** Values by field id. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Query parameters, such as `URLSearchParams`. */
export interface Query {
  get(name: string): string | null;
}

type TextMap = Readonly<Record<string, string>>;

const isText = (value: unknown): value is string => typeof value === 'string';

const asText = (value: unknown): string => (isText(value) || Number.isFinite(value) ? String(value) : '');

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listToMap = (list: readonly string[], type: FieldType): TextMap =>
  Object.fromEntries(
    subfieldsInOrder(type, list.length).flatMap(({ name }, at) => (list[at] ? [[name, list[at]]] : [])),
  );

const mapOf = (value: Readonly<Record<string, unknown>>): TextMap =>
  Object.fromEntries(Object.entries(value).map(([name, text]) => [name, asText(text)]));

/** Assigns a single text to the first visible sub-field. */
function toSubfields(value: unknown, field: FieldDefinition): TextMap {
  if (isMap(value)) return mapOf(value);
  if (Array.isArray(value)) return listToMap(value.map(asText), field.type);
  const [first] = shownSubfields(field);
  const text = asText(value);
  return first && text !== '' ? { [first.name]: text } : {};
}

function toList(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : isMap(value) ? Object.values(value) : [value];
  return list.map(asText).filter((text) => text !== '');
}

/** Converts any value to the shape of the field's type: drafts, scripts and servers may provide another one. */
export function normalizeValue(field: FieldDefinition, value: unknown): FieldValue {
  const { valueType } = kindOf(field.type);
  if (valueType === 'parts') return toSubfields(value, field);
  if (valueType === 'list') return toList(value);
  if (valueType === 'answers') return isMap(value) ? mapOf(value) : {};
  return valueType === 'nothing' ? '' : asText(Array.isArray(value) ? value[0] : value);
}

/** Returns the value of a field, in the shape of its type. Ignores inherited properties. */
export const fieldValue = (field: FieldDefinition, values: FormValues): FieldValue =>
  normalizeValue(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined);

/** Returns the text of an own property. */
export const textIn = (value: FieldValue, name: string): string =>
  isMap(value) && Object.hasOwn(value, name) ? asText(value[name]) : '';

const isBlank = (text: string): boolean => text.trim() === '';

/** Whether a field is empty. Sub-fields that may have a default, such as `PM`, do not count. */
export function isEmpty(field: FieldDefinition, value: FieldValue): boolean {
  const { valueType } = kindOf(field.type);
  if (valueType === 'parts')
    return subfieldsOf(field.type).every(({ name, isCompanion }) => isCompanion || isBlank(textIn(value, name)));
  return isText(value) ? isBlank(value) : Object.values(value).every(isBlank);
}

const hiddenValue = ({ key, value }: FieldDefinition, typed: FieldValue, query: Query): FieldValue =>
  (key === '' ? null : query.get(key)) ?? (typed === '' ? value : typed);

/** Returns the value that is sent. Sections and empty times have none. A phone without country code gets an empty first sub-field. */
export function sentValue(field: FieldDefinition, values: FormValues, query: Query): FieldValue | undefined {
  const { valueType, isTrimmed } = kindOf(field.type);
  const value = fieldValue(field, values);
  if (valueType === 'nothing') return undefined;
  if (field.type === 'hidden') return hiddenValue(field, value, query);
  // Its AM or PM is a default, not an answer (docs/decisions.md#decision-36).
  if (field.type === 'time' && isEmpty(field, value)) return undefined;
  if (valueType === 'parts') return subfieldsOf(field.type).map(({ name }) => textIn(value, name).trim());
  return isTrimmed && isText(value) ? value.trim() : value;
}

/** Returns the values of all fields that are sent, by id. */
export const sentValues = (fields: readonly FieldDefinition[], values: FormValues, query: Query): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = sentValue(field, values, query);
      return value === undefined ? [] : [[field.id, value]];
    }),
  );
