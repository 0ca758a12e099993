import type { FieldDefinition } from '../../../core/model/form/definition.ts';
import { kindOf } from '../../../core/model/form/field-types.ts';
import type { messages } from '../../../core/model/form/messages.en.ts';

/** Says a word of the form's messages in the language around the form. */
export type SayFormWord = (code: keyof typeof messages) => string;

/** What every view of a field gets. */
export interface FieldProps {
  readonly field: FieldDefinition;
  /** Begins the id of each of its nodes: unique around the form, and without spaces, so that lists of ids can hold it. */
  readonly base: string;
  readonly words: SayFormWord;
}

export const helpId = (base: string): string => `${base}-help`;
export const prefixId = (base: string): string => `${base}-prefix`;
export const controlId = (base: string): string => `${base}-field`;

/** What stands before the control, as `$`. */
export const prefixOf = ({ type, currencySymbol }: FieldDefinition): string =>
  currencySymbol ?? kindOf(type).prefix ?? '';

/** `aria-describedby` of the control, or of the fieldset around several. */
export function describedBy({ field, base }: FieldProps): string | undefined {
  const ids = [field.description && helpId(base), prefixOf(field) && prefixId(base)];
  return ids.filter(Boolean).join(' ') || undefined;
}
