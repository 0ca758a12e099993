/** Parses the class of a form item (docs/spec.md#widgets-3, "Form field types"). */
import { isFieldType } from './field-types.ts';

/** Classes of an item that are not a type. */
const otherClasses: readonly string[] = ['form-item', 'field', 'fields', 'required', 'underline'];

/** Returns the settings in a class attribute, or `undefined` if it is not that of an item. `type` may be unknown. */
export function parseItemClass(
  className: string,
): { readonly type: string; readonly required: boolean; readonly underline: boolean } | undefined {
  const classes = className.split(/\s+/).filter(Boolean);
  if (!classes.includes('form-item')) return undefined;
  // Templates add other classes, so a known type takes precedence.
  const type =
    classes.find(isFieldType) ??
    classes.slice(classes.indexOf('form-item')).find((name) => !otherClasses.includes(name));
  return { type: type ?? '', required: classes.includes('required'), underline: classes.includes('underline') };
}
