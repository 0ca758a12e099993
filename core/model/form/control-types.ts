/** Derives the type and the sub-fields of a field from its controls. */
import { type FieldType, isFieldType, kindOf, subfieldsInOrder, subfieldsOf } from './field-types.ts';
import type { ControlMarkup } from './markup.ts';

/** Field types by input type; all others are text. */
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
    file: 'file',
  }),
);

export const isChoice = ({ type }: Pick<ControlMarkup<unknown>, 'type'>): boolean =>
  type === 'radio' || type === 'checkbox';

/** Returns the field type of controls without an item. */
export const controlType = ([first]: readonly ControlMarkup<unknown>[]): FieldType =>
  byInput.get(first?.type ?? '') ?? 'text';

/** Returns the type of an item, or that of its controls if they cannot hold a value of that type: a phone number in one input. */
export function itemType(word: string, own: readonly ControlMarkup<unknown>[]): FieldType {
  const isFile = controlType(own) === 'file';
  if (!isFieldType(word) || (own.length > 0 && isFile !== (word === 'file'))) return controlType(own);
  if (subfieldsOf(word).length > 0) return own.length === 1 && own[0]?.part === '' ? controlType(own) : word;
  const isSeveral = kindOf(word).valueType === 'text' && kindOf(controlType(own)).valueType === 'list';
  return isSeveral ? controlType(own) : word;
}

/** Returns the names of the sub-fields or questions of controls. */
export function namesIn(type: FieldType, own: readonly ControlMarkup<unknown>[]): readonly string[] {
  const hasQuestions = kindOf(type).valueType === 'answers';
  const named = own.map(({ part, name }) => part || (hasQuestions ? name : '')).filter((part) => part !== '');
  return hasQuestions || named.length > 0
    ? [...new Set(named)]
    : subfieldsInOrder(type, own.length).map(({ name }) => name);
}
