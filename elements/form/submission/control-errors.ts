/** Validates the fields of a form: by the rules of the model, then by the browser's constraints. */
import type { MessageArgs } from '../../../core/model/finding.ts';
import {
  type MessageRule,
  messageAttribute,
  ruleOfCode,
  ruleOfValidity,
} from '../../../core/model/form/custom-messages.ts';
import { validateField } from '../../../core/model/form/validate.ts';
import { fieldValue } from '../../../core/model/form/values.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import type { FormFiles } from '../files/form-files.ts';
import type { Control } from '../session/controls.ts';
import { type FormField, readValues } from './read-fields.ts';

/** The error of a field, and the controls that it belongs to. */
export interface ControlError {
  /** Message code; empty where the browser's own text is shown. */
  readonly code: string;
  readonly args: MessageArgs;
  /** The browser's text. Always an own property: a page may have added one to every object. */
  readonly text: string | undefined;
  readonly controls: readonly Control[];
  /** Whether the text is the author's. */
  readonly isCustom: boolean;
}

type Found = Omit<ControlError, 'isCustom'>;

/** Returns the author's message for a rule: that of the nearest element around the control, as plain text. */
function customMessage(control: Control | undefined, rule: MessageRule | undefined): string | undefined {
  const name = rule && messageAttribute(rule);
  const element = name && control?.closest(`[${name}]:not([${name}=""])`);
  return element ? (unclobber(element).getAttribute(name) ?? undefined) : undefined;
}

function withCustomMessage(error: Found, rule: MessageRule | undefined): ControlError {
  const text = customMessage(error.controls[0], rule);
  return { ...error, text: text ?? error.text, isCustom: text !== undefined };
}

/** Whether the model decides: on required values, lengths and email addresses (docs/decisions.md#decision-15). */
function isDecidedByModel({ validity, type }: Control): boolean {
  const { valueMissing, tooLong, typeMismatch, valid } = validity;
  return valid || valueMissing || tooLong || (typeMismatch && type === 'email');
}

const noText = { args: {}, text: undefined };

function browserError({ controls }: FormField): ControlError | undefined {
  const nodes = controls.map(({ node }) => node).filter((node) => node.willValidate);
  const missing = nodes.find(({ validity, type }) => validity.valueMissing && type !== 'radio');
  if (missing) return withCustomMessage({ ...noText, code: 'form-required', controls: [missing] }, 'required');
  const invalid = nodes.find((node) => !isDecidedByModel(node));
  if (!invalid) return undefined;
  const error = { code: '', args: {}, text: invalid.validationMessage, controls: [invalid] };
  return withCustomMessage(error, ruleOfValidity(invalid.validity));
}

const controlsOfSubfield = ({ controls }: FormField, part: string | undefined): readonly Control[] => {
  const nodes = controls.filter((control) => part === undefined || (control.part || control.name) === part);
  return (nodes.length > 0 ? nodes : controls).map(({ node }) => node);
};

/** Returns the error that a field has now. */
export function controlError(formField: FormField, files?: FormFiles): ControlError | undefined {
  const { field } = formField;
  const problem = files?.problem(formField);
  if (problem) return withCustomMessage({ ...problem, controls: [problem.input] }, ruleOfCode(problem.code));
  const error = validateField(field, fieldValue(field, readValues([formField])));
  if (!error) return browserError(formField);
  const { code, args, part } = error;
  return withCustomMessage(
    { code, args, text: undefined, controls: controlsOfSubfield(formField, part) },
    ruleOfCode(code),
  );
}

/** Returns the errors of all fields, by field id, in document order. */
export function controlErrors(fields: readonly FormField[], files?: FormFiles): ReadonlyMap<string, ControlError> {
  const errors = fields.flatMap((formField) => {
    const error = controlError(formField, files);
    return error ? [[formField.field.id, error] as const] : [];
  });
  const compare = (a: ControlError, b: ControlError): number => {
    const [one, other] = [a.controls[0], b.controls[0]];
    return one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  };
  return new Map(errors.sort(([, a], [, b]) => compare(a, b)));
}
