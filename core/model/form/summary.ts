/** Summarizes a submission as text (docs/spec.md#runtime-3: summary sub-fields, Likert labels, 'N/A'). */

import { formatMessage, type MessageTable } from '../message-format.ts';
import type { FieldDefinition } from './definition.ts';
import { kindOf, secretMask, subfieldsOf } from './field-types.ts';
import { messages } from './messages.en.ts';
import { type FieldValue, type FormValues, fieldValue, isEmpty, textIn } from './values.ts';

/** Answers of a Likert field (docs/spec.md#runtime-3, "Form and submission"), in ascending order of agreement. */
export const likertLabels = {
  'strongly-disagree': -2,
  disagree: -1,
  neutral: 0,
  agree: 1,
  'strongly-agree': 2,
} as const;

export type LikertLabel = keyof typeof likertLabels;

/** Likert answers, in ascending order of agreement, with the codes of their labels. */
export const likertAnswers = Object.values(likertLabels).map(
  (answer) => [`${answer}`, `form-likert-${answer}`] as const,
);

const messageOf = (table: MessageTable, code: keyof typeof messages): string =>
  formatMessage(table[code] ?? messages[code]);

function subfieldsText({ type }: FieldDefinition, value: FieldValue): string {
  const written = subfieldsOf(type).map(({ name, joint }) => ({ joint, text: textIn(value, name).trim() }));
  return written
    .filter(({ text }) => text !== '')
    .reduce((before, { joint, text }) => (before === '' ? text : `${before}${joint}${text}`), '');
}

const answerText = (answer: string, table: MessageTable): string => {
  const [, code] = likertAnswers.find(([known]) => known === answer) ?? [];
  return code ? messageOf(table, code) : answer.trim() || messageOf(table, 'form-empty');
};

/** Lists the questions of the definition, then other questions with an answer. */
function likertText({ options }: FieldDefinition, value: FieldValue, table: MessageTable): string {
  const questions = new Set([...options, ...Object.keys(value)]);
  return [...questions].map((question) => `${question}: ${answerText(textIn(value, question), table)}`).join('\n');
}

/** Summarizes one field. `table` contains the form's messages in another language. */
export function summaryText(field: FieldDefinition, value: FieldValue, table: MessageTable = messages): string {
  if (isEmpty(field, value)) return messageOf(table, 'form-empty');
  const { valueType, isSecret } = kindOf(field.type);
  if (isSecret) return secretMask;
  if (valueType === 'parts') return subfieldsText(field, value);
  if (valueType === 'answers') return likertText(field, value, table);
  return typeof value === 'string' ? value.trim() : Object.values(value).join(', ');
}

/** Summarizes all fields but sections and hidden fields. */
export const summaryOf = (
  fields: readonly FieldDefinition[],
  values: FormValues,
  table?: MessageTable,
): readonly { readonly id: string; readonly title: string; readonly text: string }[] =>
  fields
    .filter(({ type }) => !['nothing', 'heading'].includes(kindOf(type).renders))
    .map((field) => ({ id: field.id, title: field.title, text: summaryText(field, fieldValue(field, values), table) }));
