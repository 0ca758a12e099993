import { type FormFailure, failureNotices } from '../../../core/model/form/form-failure.ts';
import type { SubmissionState } from '../../../core/model/form/submission.ts';
import type { FormStatus } from '../form-status.ts';

/** Whether the fields that a failure is about have been corrected. */
const isResolved = ({ code, fieldErrors }: FormFailure, hasErrors: boolean): boolean =>
  (code === 'form-invalid' && !hasErrors) || (code === 'form-errors-below' && Object.keys(fieldErrors).length === 0);

interface StatusContext {
  readonly hasErrors: boolean;
  readonly isNewsletter: boolean;
  readonly confirmation: FormStatus['confirmation'];
  readonly summary: FormStatus['summary'];
  /** The server's errors of fields that are not shown in the form. */
  readonly otherErrors: readonly string[];
  /** The progress of the upload of files. */
  readonly progress: string | undefined;
}

/** Builds the status that the view shows of a submission. */
export function buildStatus(
  { phase, failure, failures }: SubmissionState,
  { hasErrors, isNewsletter, confirmation, summary, otherErrors, progress }: StatusContext,
): FormStatus {
  const base = { phase, failures, canRetry: failure?.canRetry === true, confirmation, progress };
  if (!failure || isResolved(failure, hasErrors)) return base;
  const { above, below } = failureNotices(failure, isNewsletter);
  const text = above === failure.code && Object.hasOwn(failure, 'text') ? failure.text : undefined;
  return { ...base, above: { code: above, text, more: otherErrors.join(' ') }, below, summary };
}

const textsOf = ({ summary }: FormStatus): readonly string[] =>
  summary?.items.map(({ key, field, error }) => [key, field, error].join(' ')) ?? [];

const isSameSummary = (a: FormStatus, b: FormStatus): boolean => {
  const [one, other] = [textsOf(a), textsOf(b)];
  return one.length === other.length && one.every((text, index) => text === other[index]);
};

/** Whether the view shows the same for both. Called with every key. */
export const isSameStatus = (a: FormStatus, b: FormStatus): boolean =>
  a.phase === b.phase &&
  a.failures === b.failures &&
  a.progress === b.progress &&
  a.confirmation === b.confirmation &&
  a.below === b.below &&
  a.above?.code === b.above?.code &&
  a.above?.text === b.above?.text &&
  a.above?.more === b.above?.more &&
  isSameSummary(a, b);
