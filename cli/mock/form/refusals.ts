import type { MessageArgs } from '../../../core/model/finding.ts';
import type { FieldValue } from '../../../core/model/form/values.ts';
import { say } from '../../../core/model/words.ts';
import { messages } from '../messages.en.ts';
import type { MockForm, MockSite } from '../mock-site.ts';
import type { Refusal, Submission } from './submission.ts';

/** A refusal with the words of its code. */
export const refuse = (status: Refusal['status'], code: keyof typeof messages, args?: MessageArgs): Refusal => ({
  status,
  code,
  error: say(messages[code], args),
});

const isEmpty = (value: FieldValue | undefined): boolean => {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Object.values(value).every((part) => part.trim() === '');
};

function rejectedFields({ required = [] }: MockForm, { fields }: Submission): Refusal | undefined {
  const empty = required.filter((id) => isEmpty(Object.hasOwn(fields, id) ? fields[id] : undefined));
  if (empty.length === 0) return undefined;
  const errors = Object.fromEntries(empty.map((id) => [id, say(messages['mock-field-required'])]));
  return { ...refuse(400, 'mock-fields-rejected'), errors };
}

/** Why the site would not take this submission, by the form table of runtime 8; nothing when it would. */
export function refusalOf(submission: Submission, site: MockSite): Refusal | undefined {
  const { keyLifetime, savesPerMinute } = site.options;
  if (!site.admitSave()) return refuse(429, 'mock-rate-limited', { limit: savesPerMinute });
  if (submission.withScript && !site.isKeyValid(submission.key))
    return refuse(401, 'mock-key-invalid', { minutes: Math.round(keyLifetime / 60_000) });
  if (submission.formId === '') return refuse(404, 'mock-form-id-missing');
  const form = site.formOf(submission.formId);
  if (!form) return refuse(404, 'mock-form-unknown', { formId: submission.formId });
  return rejectedFields(form, submission);
}
