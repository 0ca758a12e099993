/**
 * Whether a form may be sent (docs/spec.md#runtime-5). The specification's email rule decides, and refuses domains that end in more
 * than four letters (docs/decisions.md#decision-15).
 */
import { isEmail } from '../contact/email.ts';
import { isZip } from '../contact/zip.ts';
import type { MessageArgs } from '../finding.ts';
import { isCurrency } from './currency.ts';
import { type FieldDefinition, shownParts } from './definition.ts';
import { type FieldType, kindOf } from './field-types.ts';
import type { messages } from './messages.en.ts';
import { type FieldValue, type FormValues, fieldValue, isEmpty, textIn } from './values.ts';

/** What is wrong with a field: the code of the text, and the sub-field or likert question that has it, if only one. */
export interface FieldError {
  readonly code: keyof typeof messages;
  readonly args: MessageArgs;
  readonly part?: string;
}

type Rule = (value: FieldValue) => Omit<FieldError, 'args'> | undefined;

/** Decimals with a point or a comma, with or without groups of thousands. */
export const isNumber = (text: string): boolean =>
  /^[+-]?(?:\d{1,3}(?:[,. ']\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)$/.test(text);

/** An http address, with or without its scheme, with a dot in its host. */
export const isWebsite = (text: string): boolean =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+[\p{L}\d-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text);

/** Whether a country is the United States. One that is not given is not: many forms never ask for it. */
export const isUnitedStates = (country: string): boolean =>
  /^(?:us|usa|u\.s\.(?:a\.)?|(?:the )?united states(?: of america)?)$/i.test(country.trim());

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isIn = (text: string, least: number, most: number): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most;

const parts = (value: FieldValue, ...names: readonly string[]): readonly string[] =>
  names.map((name) => textIn(value, name).trim());

function dateRule(value: FieldValue): ReturnType<Rule> {
  const [month = '', day = '', year = ''] = parts(value, 'Month', 'Day', 'Year');
  const code = 'form-date-invalid';
  if (!isIn(month, 1, 12)) return { code, part: 'Month' };
  if (!/^\d{4}$/.test(year) || Number(year) === 0) return { code, part: 'Year' };
  return isIn(day, 1, daysIn(Number(year), Number(month))) ? undefined : { code, part: 'Day' };
}

/** Hours of a time without AM or PM go to 23; minutes and seconds may be left out. */
function timeRule(value: FieldValue): ReturnType<Rule> {
  const [hour = '', minute = '', second = '', half = ''] = parts(value, 'Hour', 'Minute', 'Second', 'Ampm');
  const code = 'form-time-invalid';
  if (!(half === '' ? isIn(hour, 0, 23) : isIn(hour, 1, 12))) return { code, part: 'Hour' };
  if (minute !== '' && !isIn(minute, 0, 59)) return { code, part: 'Minute' };
  return second === '' || isIn(second, 0, 59) ? undefined : { code, part: 'Second' };
}

function addressRule(value: FieldValue): ReturnType<Rule> {
  const [zip = '', country = ''] = parts(value, 'Zip', 'Country');
  const isFine = zip === '' || !isUnitedStates(country) || isZip(zip);
  return isFine ? undefined : { code: 'form-zip-invalid', part: 'Zip' };
}

const textRule =
  (code: FieldError['code'], isFine: (text: string) => boolean): Rule =>
  (value) =>
    isFine(String(value).trim()) ? undefined : { code };

/** The rules of types. They are asked only about fields that somebody has filled in. */
const rules: ReadonlyMap<FieldType, Rule> = new Map<FieldType, Rule>([
  ['email', textRule('form-email-invalid', isEmail)],
  ['number', textRule('form-number-invalid', isNumber)],
  ['website', textRule('form-website-invalid', isWebsite)],
  ['currency', textRule('form-currency-invalid', isCurrency)],
  ['date', dateRule],
  ['time', timeRule],
  ['address', addressRule],
]);

/** The first sub-field or question that a required field still needs. */
function missingPart(field: FieldDefinition, value: FieldValue): string | undefined {
  const isAbroad = !isUnitedStates(textIn(value, 'Country'));
  const needed = shownParts(field).filter(
    ({ isOptional }) => isOptional !== 'always' && !(isOptional === 'abroad' && isAbroad),
  );
  const names = kindOf(field.type).valueType === 'answers' ? field.options : needed.map(({ name }) => name);
  return names.find((name) => textIn(value, name).trim() === '');
}

function requiredFault(field: FieldDefinition, value: FieldValue): FieldError | undefined {
  if (!field.required || kindOf(field.type).renders === 'nothing') return undefined;
  const part = missingPart(field, value);
  if (part !== undefined) return { code: 'form-required', args: {}, part };
  return isEmpty(field, value) ? { code: 'form-required', args: {} } : undefined;
}

/** What is wrong with one field; optional fields that are empty pass. */
export function validateField(field: FieldDefinition, value: FieldValue): FieldError | undefined {
  if (kindOf(field.type).valueType === 'nothing') return undefined;
  const missing = requiredFault(field, value);
  if (missing || isEmpty(field, value)) return missing;
  const { maxLength } = field;
  if (typeof value === 'string' && isOverLimit(value, maxLength))
    return { code: 'form-over-limit', args: { count: value.length, max: maxLength ?? 0 } };
  const fault = rules.get(field.type)?.(value);
  return fault && { ...fault, args: {} };
}

/** What is wrong with the fields, by id, in their order; empty where the form may be sent. */
export const validateFields = (
  fields: readonly FieldDefinition[],
  values: FormValues,
): ReadonlyMap<string, FieldError> =>
  new Map(
    fields.flatMap((field) => {
      const fault = validateField(field, fieldValue(field, values));
      return fault ? [[field.id, fault] as const] : [];
    }),
  );

const isOverLimit = (text: string, max: number | undefined): boolean => max !== undefined && text.length > max;

/** The numbers of the counter 'count / max' (`form-counter`), and whether it is an error; nothing without a limit. */
export const counter = (
  text: string,
  max: number | undefined,
): { readonly args: { readonly count: number; readonly max: number }; readonly isOver: boolean } | undefined =>
  max !== undefined && max > 0 ? { args: { count: text.length, max }, isOver: isOverLimit(text, max) } : undefined;
