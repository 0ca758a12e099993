/** Messages of the author for the errors of a field, instead of those of this package and of the browser. */
import { own } from '../site-context/decoders.ts';
import { parseText } from './parse-values.ts';

/** The rules of a field, named after the attribute that sets them. `type` is every rule for the form of a value. */
export const messageRules = [
  'required',
  'type',
  'pattern',
  'minlength',
  'maxlength',
  'min',
  'max',
  'step',
  'accept',
  'maxsize',
  'maxfiles',
] as const;

export type MessageRule = (typeof messageRules)[number];

export type CustomMessages = Readonly<Partial<Record<MessageRule, string>>>;

export const messagePrefix = 'data-message-';

/** Returns the attribute that contains the author's message for a rule. */
export const messageAttribute = (rule: MessageRule): string => `${messagePrefix}${rule}`;

/** Codes of messages whose rule is not `type`. */
const rulesByCode: Readonly<Record<string, MessageRule>> = {
  'form-required': 'required',
  'form-over-limit': 'maxlength',
  'file-type': 'accept',
  'file-too-large': 'maxsize',
  'file-too-many': 'maxfiles',
};

/** Returns the rule that the error with this message code is about. */
export const ruleOfCode = (code: string): MessageRule => rulesByCode[code] ?? 'type';

/** Rules by the names in `ValidityState`. Errors that a script sets have no rule: their text is the author's. */
const rulesByValidity: readonly (readonly [keyof ValidityState, MessageRule])[] = [
  ['valueMissing', 'required'],
  ['badInput', 'type'],
  ['typeMismatch', 'type'],
  ['patternMismatch', 'pattern'],
  ['tooShort', 'minlength'],
  ['tooLong', 'maxlength'],
  ['rangeUnderflow', 'min'],
  ['rangeOverflow', 'max'],
  ['stepMismatch', 'step'],
];

/** Returns the first rule that a control does not satisfy (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate). */
export const ruleOfValidity = (validity: ValidityState): MessageRule | undefined =>
  validity.customError ? undefined : rulesByValidity.find(([name]) => validity[name])?.[1];

/** Reads the messages of a field in JSON. */
export const readCustomMessages = (json: unknown): CustomMessages =>
  Object.fromEntries(messageRules.map((rule) => [rule, parseText(own(json, rule))]).filter(([, text]) => text !== ''));
