/**
 * Validates the values of a form (docs/spec.md#runtime-5). The email rule is that of the specification, which refuses
 * top-level domains of more than four letters (docs/decisions.md#decision-15).
 */
import { isEmail } from '../contact/email.ts';
import { isZip } from '../contact/zip.ts';
import type { MessageArgs } from '../finding.ts';
import { isCurrency } from './currency.ts';
import { type FieldDefinition, shownSubfields } from './definition.ts';
import { type FieldType, kindOf } from './field-types.ts';
import type { messages } from './messages.en.ts';
import { type FieldValue, type FormValues, fieldValue, isEmpty, textIn } from './values.ts';

/** The error of a field: its message code, and the sub-field or Likert question that has it, if it is only one. */
export interface FieldError {
  readonly code: keyof typeof messages;
  readonly args: MessageArgs;
  readonly part?: string;
}

type Rule = (value: FieldValue) => Omit<FieldError, 'args'> | undefined;

/** Whether a text is a number. Accepts a decimal point or comma, with or without grouped thousands. */
export const isNumber = (text: string): boolean =>
  /^[+-]?(?:\d{1,3}(?:[,. ']\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)$/.test(text);

/** Whether a text is an http(s) URL, with or without its scheme, with a dot in its host. */
export const isWebsite = (text: string): boolean =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+[\p{L}\d-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text);

/** Whether a country is the United States. An empty one is not: many forms do not contain a country. */
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

/** Accepts hours up to 23 without AM or PM. Minutes and seconds are optional. */
function timeRule(value: FieldValue): ReturnType<Rule> {
  const [hour = '', minute = '', second = '', half = ''] = parts(value, 'Hour', 'Minute', 'Second', 'Ampm');
  const code = 'form-time-invalid';
  if (!(half === '' ? isIn(hour, 0, 23) : isIn(hour, 1, 12))) return { code, part: 'Hour' };
  if (minute !== '' && !isIn(minute, 0, 59)) return { code, part: 'Minute' };
  return second === '' || isIn(second, 0, 59) ? undefined : { code, part: 'Second' };
}

function addressRule(value: FieldValue): ReturnType<Rule> {
  const [zip = '', country = ''] = parts(value, 'Zip', 'Country');
  const isValid = zip === '' || !isUnitedStates(country) || isZip(zip);
  return isValid ? undefined : { code: 'form-zip-invalid', part: 'Zip' };
}

const textRule =
  (code: FieldError['code'], isValid: (text: string) => boolean): Rule =>
  (value) =>
    isValid(String(value).trim()) ? undefined : { code };

/** Rules by type, for values that are not empty. */
const rules: ReadonlyMap<FieldType, Rule> = new Map<FieldType, Rule>([
  ['email', textRule('form-email-invalid', isEmail)],
  ['number', textRule('form-number-invalid', isNumber)],
  ['website', textRule('form-website-invalid', isWebsite)],
  ['currency', textRule('form-currency-invalid', isCurrency)],
  ['date', dateRule],
  ['time', timeRule],
  ['address', addressRule],
]);

/** Returns the first sub-field or question of a required field that is empty. */
function missingSubfield(field: FieldDefinition, value: FieldValue): string | undefined {
  const isAbroad = !isUnitedStates(textIn(value, 'Country'));
  const needed = shownSubfields(field).filter(
    ({ isOptional }) => isOptional !== 'always' && !(isOptional === 'abroad' && isAbroad),
  );
  const names = kindOf(field.type).valueType === 'answers' ? field.options : needed.map(({ name }) => name);
  return names.find((name) => textIn(value, name).trim() === '');
}

function requiredError(field: FieldDefinition, value: FieldValue): FieldError | undefined {
  if (!field.required || kindOf(field.type).renders === 'nothing') return undefined;
  const part = missingSubfield(field, value);
  if (part !== undefined) return { code: 'form-required', args: {}, part };
  return isEmpty(field, value) ? { code: 'form-required', args: {} } : undefined;
}

/** Returns the error of one field. Empty optional fields are valid. */
export function validateField(field: FieldDefinition, value: FieldValue): FieldError | undefined {
  if (kindOf(field.type).valueType === 'nothing') return undefined;
  const missing = requiredError(field, value);
  if (missing || isEmpty(field, value)) return missing;
  const { maxLength } = field;
  if (typeof value === 'string' && isOverLimit(value, maxLength))
    return { code: 'form-over-limit', args: { count: value.length, max: maxLength ?? 0 } };
  const error = rules.get(field.type)?.(value);
  return error && { ...error, args: {} };
}

/** Returns the errors of fields, by id, in their order. */
export const validateFields = (
  fields: readonly FieldDefinition[],
  values: FormValues,
): ReadonlyMap<string, FieldError> =>
  new Map(
    fields.flatMap((field) => {
      const error = validateField(field, fieldValue(field, values));
      return error ? [[field.id, error] as const] : [];
    }),
  );

const isOverLimit = (text: string, max: number | undefined): boolean => max !== undefined && text.length > max;

/** Returns the numbers of the counter 'count / max' (`form-counter`), and whether the limit is exceeded. */
export const counter = (
  text: string,
  max: number | undefined,
): { readonly args: { readonly count: number; readonly max: number }; readonly isOver: boolean } | undefined =>
  max !== undefined && max > 0 ? { args: { count: text.length, max }, isOver: isOverLimit(text, max) } : undefined;
