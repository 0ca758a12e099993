import type { MessageArgs } from '../../../../core/model/finding.ts';
import type { FieldDefinition } from '../../../../core/model/form/definition.ts';
import { messages as formMessages } from '../../../../core/model/form/messages.en.ts';
import { validateFields } from '../../../../core/model/form/validate.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';
import { messages } from '../../messages.en.ts';
import type { MockForm } from '../../state/mock-form.ts';
import type { MockSite } from '../../state/mock-site.ts';
import type { Refusal, Submission } from '../../state/submission.ts';

/** Creates a refusal with the message of its code. */
export const refuse = (status: Refusal['status'], code: keyof typeof messages, args?: MessageArgs): Refusal => ({
  status,
  code,
  error: formatMessage(messages[code], args),
});

/**
 * Returns the fields that can be validated. A form that is posted without script sends the names of controls, which may
 * differ from the ids of fields, and omits unchecked boxes: then only the submitted fields are validated.
 */
const checkableFields = (fields: readonly FieldDefinition[], submission: Submission): readonly FieldDefinition[] =>
  submission.withScript ? fields : fields.filter(({ id }) => Object.hasOwn(submission.fields, id));

function rejectedFields({ fields = [] }: MockForm, submission: Submission): Refusal | undefined {
  const faults = [...validateFields(checkableFields(fields, submission), submission.fields)];
  if (faults.length === 0) return undefined;
  const errors = Object.fromEntries(
    faults.map(([id, { code, args }]) => [id, formatMessage(formMessages[code], args)]),
  );
  return { ...refuse(400, 'mock-fields-rejected'), errors };
}

/** Refuses ids of files that were not uploaded completely. A browser without script sends the files themselves. */
function rejectedFiles({ fields = [] }: MockForm, submission: Submission, site: MockSite): Refusal | undefined {
  const isReady = (id: string): boolean => site.files.get(id)?.state === 'ready';
  const missing = fields.filter(({ id, type }) => {
    const value = Object.hasOwn(submission.fields, id) ? submission.fields[id] : [];
    return type === 'file' && !(Array.isArray(value) && value.every(isReady));
  });
  if (!submission.withScript || missing.length === 0) return undefined;
  const errors = missing.map(({ id }) => [id, formatMessage(messages['mock-file-missing'])]);
  return { ...refuse(400, 'mock-fields-rejected'), errors: Object.fromEntries(errors) };
}

/** Characters. Those of captcha providers have about 2,000. */
const maxCaptchaLength = 10_000;

/** Each captcha response is valid for one verification: a second attempt needs a new one. */
function rejectedCaptcha({ hasCaptcha = false }: MockForm, submission: Submission, site: MockSite) {
  if (!hasCaptcha || !submission.withScript) return undefined;
  const { captchaKey } = submission.details;
  if (typeof captchaKey === 'string' && captchaKey.length > maxCaptchaLength)
    return refuse(400, 'mock-captcha-too-long');
  const isSolved = typeof captchaKey === 'string' && site.admitCaptcha(captchaKey);
  return isSolved ? undefined : refuse(400, 'mock-captcha-unsolved');
}

/**
 * Returns why the site refuses the submission (form table of docs/spec.md#runtime-8), or undefined if it accepts it.
 * `form` is the form with its id, if configured.
 */
export function checkSubmission(
  submission: Submission,
  form: MockForm | undefined,
  site: MockSite,
): Refusal | undefined {
  const { keyLifetime, savesPerMinute } = site.options;
  if (!site.admitSave()) return refuse(429, 'mock-rate-limited', { limit: savesPerMinute });
  if (submission.withScript && !site.isKeyValid(submission.key))
    return refuse(401, 'mock-key-invalid', { minutes: Math.round(keyLifetime / 60_000) });
  if (submission.formId === '') return refuse(404, 'mock-form-id-missing');
  if (!form) return refuse(404, 'mock-form-unknown', { formId: submission.formId });
  return (
    rejectedFields(form, submission) ?? rejectedFiles(form, submission, site) ?? rejectedCaptcha(form, submission, site)
  );
}
