/** What the class of an item says about its field (docs/spec.md#widgets-3, "Form field types"). */
import { isFieldType } from './field-types.ts';

/** Classes of an item that are no type. */
const marks: readonly string[] = ['form-item', 'field', 'fields', 'required', 'underline'];

/** What the class of an item says; nothing for a class of something else. `type` is the word as written. */
export function parseItemClass(
  className: string,
): { readonly type: string; readonly required: boolean; readonly underline: boolean } | undefined {
  const words = className.split(/\s+/).filter(Boolean);
  if (!words.includes('form-item')) return undefined;
  // Templates add classes of their own: a word that is a type comes first.
  const type = words.find(isFieldType) ?? words.slice(words.indexOf('form-item')).find((word) => !marks.includes(word));
  return { type: type ?? '', required: words.includes('required'), underline: words.includes('underline') };
}
