/**
 * The field types of a form, and the controls and the value of each (docs/spec.md#runtime-3, "Form and submission";
 * docs/spec.md#widgets-3, "Form field types"). The specification defines the order and names of sub-fields.
 */
import type { messages } from './messages.en.ts';

/** The attributes of a native control that depend on its type. */
export interface ControlKind {
  readonly inputType?: 'text' | 'email' | 'url' | 'password' | 'tel';
  readonly inputMode?: 'decimal' | 'numeric' | 'email' | 'url' | 'tel';
  /** An autofill token: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autocomplete?: string;
  readonly maxLength?: number;
}

/** Replaces a secret value. Its length is fixed, so that it does not reveal that of the value. */
export const secretMask = '••••••••';

/** A sub-field of a composite field. */
export interface SubfieldKind extends ControlKind {
  /** Its name in the summary and in `data-title`. */
  readonly name: string;
  /** Message code of its label. */
  readonly label: keyof typeof messages;
  /** The text between the sub-field and the previous one, in the summary. */
  readonly joint: string;
  /** The options, if it is a `<select>`. */
  readonly options?: readonly string[];
  /** Whether a required field may leave it empty: always, or for addresses outside of the United States. */
  readonly isOptional?: 'always' | 'abroad';
  /** The sub-field may have a default, such as `PM` or a country, so it does not count as an answer. */
  readonly isCompanion?: true;
}

export interface FieldKind extends ControlKind {
  /** `nothing` for a hidden field, `heading` for a section. */
  readonly renders:
    | 'input'
    | 'textarea'
    | 'select'
    | 'radios'
    | 'checkboxes'
    | 'file'
    | 'likert'
    | 'parts'
    | 'heading'
    | 'nothing';
  /** A text, a list of texts, Likert answers by question, texts by the name of the sub-field, or no value. */
  readonly valueType: 'text' | 'list' | 'answers' | 'parts' | 'nothing';
  readonly parts?: readonly SubfieldKind[];
  /** Text before the control. The currency symbol of a definition replaces it. */
  readonly prefix?: string;
  /** Whether spaces around the value are removed. */
  readonly isTrimmed?: true;
  /** Whether the value is masked in a summary. */
  readonly isSecret?: true;
}

const digits = (name: string, label: SubfieldKind['label'], joint: string, maxLength: number) =>
  ({ name, label, joint, inputMode: 'numeric', maxLength }) as const;

const line = (name: string, label: SubfieldKind['label'], autocomplete: string, joint = ', ') =>
  ({ name, label, joint, autocomplete }) as const;

const phoneSubfield = (name: string, label: SubfieldKind['label'], token: string, maxLength: number) =>
  ({ name, label, joint: '-', inputType: 'tel', inputMode: 'tel', autocomplete: `tel-${token}`, maxLength }) as const;

/** The 19 types of the specification, and files. */
export const fieldTypes = {
  text: { renders: 'input', valueType: 'text' },
  textarea: { renders: 'textarea', valueType: 'text' },
  email: {
    renders: 'input',
    valueType: 'text',
    inputType: 'email',
    inputMode: 'email',
    autocomplete: 'email',
    isTrimmed: true,
  },
  // Not `type=number`: browsers discard input that is not a number.
  number: { renders: 'input', valueType: 'text', inputMode: 'decimal', isTrimmed: true },
  // Not `type=url`: browsers refuse URLs without a scheme, which visitors often type.
  website: { renders: 'input', valueType: 'text', inputMode: 'url', autocomplete: 'url', isTrimmed: true },
  password: {
    renders: 'input',
    valueType: 'text',
    inputType: 'password',
    autocomplete: 'new-password',
    isSecret: true,
  },
  twitter: { renders: 'input', valueType: 'text', prefix: '@', isTrimmed: true },
  date: {
    renders: 'parts',
    valueType: 'parts',
    parts: [
      digits('Month', 'form-part-month', '', 2),
      digits('Day', 'form-part-day', '/', 2),
      digits('Year', 'form-part-year', '/', 4),
    ],
  },
  time: {
    renders: 'parts',
    valueType: 'parts',
    parts: [
      digits('Hour', 'form-part-hour', '', 2),
      { ...digits('Minute', 'form-part-minute', ':', 2), isOptional: 'always' },
      { ...digits('Second', 'form-part-second', ':', 2), isOptional: 'always' },
      {
        name: 'Ampm',
        label: 'form-part-ampm',
        joint: ' ',
        options: ['AM', 'PM'],
        isOptional: 'always',
        isCompanion: true,
      },
    ],
  },
  name: {
    renders: 'parts',
    valueType: 'parts',
    parts: [
      { ...line('First', 'form-part-first', 'given-name', ' '), maxLength: 30 },
      { ...line('Last', 'form-part-last', 'family-name', ' '), maxLength: 30 },
    ],
  },
  address: {
    renders: 'parts',
    valueType: 'parts',
    parts: [
      line('Line1', 'form-part-line1', 'address-line1'),
      { ...line('Line2', 'form-part-line2', 'address-line2'), isOptional: 'always' },
      line('City', 'form-part-city', 'address-level2'),
      { ...line('State', 'form-part-state', 'address-level1'), isOptional: 'abroad' },
      { ...line('Zip', 'form-part-zip', 'postal-code', ' '), isOptional: 'abroad' },
      { ...line('Country', 'form-part-country', 'country-name'), isOptional: 'always', isCompanion: true },
    ],
  },
  phone: {
    renders: 'parts',
    valueType: 'parts',
    parts: [
      {
        ...phoneSubfield('Country', 'form-part-country-code', 'country-code', 5),
        isOptional: 'always',
        isCompanion: true,
      },
      phoneSubfield('Areacode', 'form-part-areacode', 'area-code', 3),
      phoneSubfield('Prefix', 'form-part-prefix', 'local-prefix', 3),
      // Longer than the four digits of the United States, for numbers of other countries.
      phoneSubfield('Line', 'form-part-line', 'local-suffix', 14),
    ],
  },
  section: { renders: 'heading', valueType: 'nothing' },
  radio: { renders: 'radios', valueType: 'text' },
  checkbox: { renders: 'checkboxes', valueType: 'list' },
  select: { renders: 'select', valueType: 'text' },
  likert: { renders: 'likert', valueType: 'answers' },
  hidden: { renders: 'nothing', valueType: 'text' },
  currency: { renders: 'input', valueType: 'text', inputMode: 'decimal', prefix: '$', isTrimmed: true },
  /** Its value is a list of the ids of uploaded files. Before the upload it is a list of their names. */
  file: { renders: 'file', valueType: 'list' },
} as const satisfies Readonly<Record<string, FieldKind>>;

export type FieldType = keyof typeof fieldTypes;

export const isFieldType = (word: string): word is FieldType => Object.hasOwn(fieldTypes, word);

export const kindOf = (type: FieldType): FieldKind => fieldTypes[type];

/** Returns all sub-fields of a type, in the order of the summary and of the value that is sent. */
export const subfieldsOf = (type: FieldType): readonly SubfieldKind[] => kindOf(type).parts ?? [];

/** Returns the sub-fields for a number of unnamed texts, in order. One less than all is a phone without its country code. */
export function subfieldsInOrder(type: FieldType, count: number): readonly SubfieldKind[] {
  const parts = subfieldsOf(type);
  const skipped = parts[0]?.isCompanion && count === parts.length - 1 ? 1 : 0;
  return parts.slice(skipped, skipped + count);
}
