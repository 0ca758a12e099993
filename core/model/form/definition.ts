/** What a form consists of (docs/spec.md#runtime-3, docs/spec.md#widgets-3): its fields, and what happens once they are sent. */
import { type FieldType, type PartKind, partsOf } from './field-types.ts';

export interface FieldDefinition {
  /** Unique in its form: the name of the value in what is sent. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** What is offered; the questions of a likert field. */
  readonly options: readonly string[];
  /** UTF-16 units, as `maxlength` counts; above 0. */
  readonly maxLength?: number;
  /** Of a currency field. */
  readonly currencySymbol?: string;
  /** Whether a phone field asks for the country code. */
  readonly showCountryCode: boolean;
  /** The sub-fields that the author's markup has, by name; all of them where this is left out. */
  readonly parts?: readonly string[];
  /** Whether a section has a line under it. */
  readonly underline: boolean;
  /** Of a hidden field: its name, which is also that of the query parameter it takes its value from. */
  readonly key: string;
  /** Of a hidden field: what it valueType where there is no such parameter. */
  readonly value: string;
}

export interface FormDefinition {
  /** Empty where it is not known, as the other ids. */
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly name: string;
  readonly fields: readonly FieldDefinition[];
  /** Empty where the page decides. */
  readonly submitText: string;
  /** HTML that nobody has made safe yet: shown after a submission. */
  readonly submissionText: string;
  readonly submissionHtml: string;
  /** Relative or http(s); empty where the form does not lead elsewhere. */
  readonly redirect: string;
  readonly hasCaptcha: boolean;
}

/** A field of which only what is given is known. */
export const field = (given: Partial<FieldDefinition> & Pick<FieldDefinition, 'id' | 'type'>): FieldDefinition => ({
  title: '',
  description: '',
  placeholder: '',
  required: false,
  options: [],
  showCountryCode: false,
  underline: false,
  key: '',
  value: '',
  ...given,
});

/** The sub-fields that people see: a phone's country code only where it is asked for. */
export const shownParts = ({ type, parts, showCountryCode }: FieldDefinition): readonly PartKind[] =>
  partsOf(type).filter(
    ({ name }) => parts?.includes(name) ?? (type !== 'phone' || name !== 'Country' || showCountryCode),
  );
