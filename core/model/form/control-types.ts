/** Which type of field controls make, and which of its parts they are. */
import { type FieldType, isFieldType, kindOf, partsInOrder, partsOf } from './field-types.ts';
import type { ControlMarkup } from './markup.ts';

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

export const isChoice = ({ type }: Pick<ControlMarkup<unknown>, 'type'>): boolean =>
  type === 'radio' || type === 'checkbox';

/** The type that controls say by themselves. */
export const controlType = ([first]: readonly ControlMarkup<unknown>[]): FieldType =>
  byInput.get(first?.type ?? '') ?? 'text';

/** The type of an item, or that of its controls where they cannot hold it: a phone in one box, several choices as a text. */
export function itemType(word: string, own: readonly ControlMarkup<unknown>[]): FieldType {
  if (!isFieldType(word)) return controlType(own);
  if (partsOf(word).length > 0) return own.length === 1 && own[0]?.part === '' ? controlType(own) : word;
  const isSeveral = kindOf(word).valueType === 'text' && kindOf(controlType(own)).valueType === 'list';
  return isSeveral ? controlType(own) : word;
}

/** The names of the sub-fields or questions that controls are for. */
export function namesIn(type: FieldType, own: readonly ControlMarkup<unknown>[]): readonly string[] {
  const asks = kindOf(type).valueType === 'answers';
  const named = own.map(({ part, name }) => part || (asks ? name : '')).filter((part) => part !== '');
  return asks || named.length > 0 ? [...new Set(named)] : partsInOrder(type, own.length).map(({ name }) => name);
}
