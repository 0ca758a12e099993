/** The definition of a form: its fields, and what follows a submission (docs/spec.md#runtime-3, docs/spec.md#widgets-3). */
import type { FileLimits } from '../files/file-limits.ts';
import type { CustomMessages } from './custom-messages.ts';
import { type FieldType, type SubfieldKind, subfieldsOf } from './field-types.ts';

export interface FieldDefinition {
  /** Unique in its form; the name of the value that is sent. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** The choices; the questions of a Likert field. */
  readonly options: readonly string[];
  /** In UTF-16 code units, as `maxlength`; above 0. */
  readonly maxLength?: number;
  /** Only of a currency field. */
  readonly currencySymbol?: string;
  /** Whether a phone field contains the country code. */
  readonly showCountryCode: boolean;
  /** The names of the sub-fields in the author's markup; all sub-fields if omitted. */
  readonly parts?: readonly string[];
  /** Only of a file field. */
  readonly files?: FileLimits;
  /** The author's messages for errors, by rule. */
  readonly messages: CustomMessages;
  /** Whether a section has a line under it. */
  readonly underline: boolean;
  /** Only of a hidden field: its name, and that of the query parameter which provides its value. */
  readonly key: string;
  /** Only of a hidden field: its value without that query parameter. */
  readonly value: string;
}

export interface FormDefinition {
  /** Empty if unknown, as are the other ids. */
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly name: string;
  readonly fields: readonly FieldDefinition[];
  /** Empty if not specified. */
  readonly submitText: string;
  /** HTML that is shown after a submission. Not sanitized. */
  readonly submissionText: string;
  readonly submissionHtml: string;
  /** A relative or http(s) URL; empty for no redirect. */
  readonly redirect: string;
  readonly hasCaptcha: boolean;
}

/** Completes a field with defaults. */
export const field = (given: Partial<FieldDefinition> & Pick<FieldDefinition, 'id' | 'type'>): FieldDefinition => ({
  title: '',
  description: '',
  placeholder: '',
  required: false,
  options: [],
  messages: {},
  showCountryCode: false,
  underline: false,
  key: '',
  value: '',
  ...given,
});

/** Returns the visible sub-fields. A phone has its country code only with `showCountryCode`. */
export const shownSubfields = ({ type, parts, showCountryCode }: FieldDefinition): readonly SubfieldKind[] =>
  subfieldsOf(type).filter(
    ({ name }) => parts?.includes(name) ?? (type !== 'phone' || name !== 'Country' || showCountryCode),
  );
