import type { FieldDefinition } from '../../../core/model/form/definition.ts';
import { kindOf } from '../../../core/model/form/field-types.ts';
import type { messages } from '../../../core/model/form/messages.en.ts';

/** Returns a message of the form in the language of the page. */
export type GetFormMessage = (code: keyof typeof messages) => string;

export interface FieldProps {
  readonly field: FieldDefinition;
  /** Prefix of all ids in the field: unique in its tree, and without spaces, so that it can be part of a list of ids. */
  readonly base: string;
  readonly getMessage: GetFormMessage;
}

export const helpId = (base: string): string => `${base}-help`;
export const prefixId = (base: string): string => `${base}-prefix`;
export const controlId = (base: string): string => `${base}-field`;

/** Returns the text before the control, such as `$`. */
export const prefixOf = ({ type, currencySymbol }: FieldDefinition): string =>
  currencySymbol ?? kindOf(type).prefix ?? '';

/** Returns `aria-describedby` of the control, or of the fieldset around several controls. */
export function describedBy({ field, base }: FieldProps): string | undefined {
  const ids = [field.description && helpId(base), prefixOf(field) && prefixId(base)];
  return ids.filter(Boolean).join(' ') || undefined;
}
