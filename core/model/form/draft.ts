/** What is kept of a form that is not sent yet, as a text for the session storage: never a secret. */
import { jsonText } from '../json-text.ts';
import { own } from '../site-context/readers.ts';
import type { FieldDefinition } from './definition.ts';
import { kindOf } from './field-types.ts';
import { type FormValues, fieldValue, isEmpty, shaped } from './values.ts';

const nameOf =
  (what: string) =>
  (formId: string, path: string, index = 0): string =>
    `${what}:${formId}${index > 0 ? `#${index}` : ''}:${path}`;

/**
 * Under which name a draft is kept: forms with the same id on two pages are two drafts, and so are those on one page,
 * told apart by their `index` among the page's forms of that id, in the order of the document, from 0.
 */
export const draftName = nameOf('site-form');

/** Under which name what `rememberSubmission` gives is kept, beside the draft. */
export const memoryName = nameOf('site-form-key');

const isKept = (field: FieldDefinition): boolean => {
  const { renders, isSecret } = kindOf(field.type);
  return !isSecret && !field.isSecret && renders !== 'nothing' && renders !== 'heading';
};

/** The draft of a form, or nothing where there is nothing to keep. */
export function writeDraft(fields: readonly FieldDefinition[], values: FormValues): string | undefined {
  const kept = fields
    .filter(isKept)
    .map((field) => [field.id, fieldValue(field, values), field] as const)
    .filter(([, value, field]) => !isEmpty(field, value));
  return kept.length === 0 ? undefined : jsonText({ values: Object.fromEntries(kept) });
}

/** The values in a draft, of fields that the form still has; whatever the text is, nothing is thrown. */
export function readDraft(fields: readonly FieldDefinition[], draft: string): FormValues {
  let stored: unknown;
  try {
    stored = own(JSON.parse(draft), 'values');
  } catch {
    return {};
  }
  const values = fields.filter(isKept).flatMap((field) => {
    const value = shaped(field, own(stored, field.id));
    return isEmpty(field, value) ? [] : [[field.id, value] as const];
  });
  return Object.fromEntries(values);
}
