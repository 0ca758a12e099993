/** Finds fields that cannot hold a valid value, so that the form cannot be submitted (docs/spec.md#runtime-5). */
import { emailLengths, isEmail } from '../contact/email.ts';
import type { Problem } from '../finding.ts';
import { isCurrency } from './currency.ts';
import type { ControlMarkup, FormMarkup } from './markup.ts';
import { parseItemClass } from './parse-item-class.ts';
import { parseMaxLength } from './parse-values.ts';
import { isNumber, isWebsite } from './validate.ts';

/** A problem of a control, and the attribute that causes it. */
export interface ControlProblem<N> extends Problem {
  readonly node: N;
  readonly attribute: 'value' | 'max-length' | 'min-length';
}

type Fault = Omit<ControlProblem<unknown>, 'node' | 'severity'>;
type Control = ControlMarkup<unknown>;

/** Validates values that a visitor cannot change. */
const isValid: Readonly<Record<string, (text: string) => boolean>> = {
  email: isEmail,
  number: isNumber,
  website: isWebsite,
  currency: isCurrency,
};

const yearDigits = 4;

function emailFault({ minLength, maxLength }: Control): Fault | undefined {
  const isTooShort = Number(parseMaxLength(maxLength)) < emailLengths.min;
  if (!isTooShort && !(Number(parseMaxLength(minLength)) > emailLengths.max)) return undefined;
  return { code: 'form-email-impossible', args: {}, attribute: isTooShort ? 'max-length' : 'min-length' };
}

const yearFault = ({ part, maxLength }: Control): Fault | undefined =>
  part === 'Year' && Number(parseMaxLength(maxLength)) < yearDigits
    ? { code: 'form-year-impossible', args: {}, attribute: 'max-length' }
    : undefined;

function fixedFault(type: string, { isFixed, value, maxLength }: Control): Fault | undefined {
  if (!isFixed || value === '') return undefined;
  const limit = parseMaxLength(maxLength);
  if (value.length > Number(limit))
    return { code: 'form-value-over-limit', args: { length: value.length, limit: Number(limit) }, attribute: 'value' };
  return isValid[type]?.(value.trim()) === false
    ? { code: 'form-value-impossible', args: { value, type }, attribute: 'value' }
    : undefined;
}

function controlFault(type: string, control: Control): Fault | undefined {
  const own = type === 'email' ? emailFault(control) : type === 'date' ? yearFault(control) : undefined;
  return own ?? fixedFault(type, control);
}

/** Lists the controls of a form, each with the type of its field. Outside of items only email controls have one. */
const typedControls = <N>({ items, controls }: FormMarkup<N>): readonly (readonly [string, ControlMarkup<N>])[] => [
  ...items.flatMap((item) => {
    const type = parseItemClass(item.className)?.type ?? '';
    return item.controls.map((control) => [type, control] as const);
  }),
  ...controls.map((control) => [control.type === 'email' ? 'email' : '', control] as const),
];

/** Lists the controls that no value can satisfy. */
export const impossibleProblems = <N>(form: FormMarkup<N>): readonly ControlProblem<N>[] =>
  typedControls(form).flatMap(([type, control]) => {
    const fault = controlFault(type, control);
    return fault ? [{ ...fault, severity: 'error', node: control.node }] : [];
  });
