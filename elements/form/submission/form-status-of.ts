import { type FormFailure, notices } from '../../../core/model/form/form-failure.ts';
import type { SubmissionState } from '../../../core/model/form/submission.ts';
import type { FormStatus } from '../form-status.ts';

/** Whether there is still something to say: fields that were put right take the text about them along. */
const isOver = ({ code, fieldErrors }: FormFailure, hasFaults: boolean): boolean =>
  (code === 'form-invalid' && !hasFaults) || (code === 'form-errors-below' && Object.keys(fieldErrors).length === 0);

interface Around {
  readonly hasFaults: boolean;
  readonly isNewsletter: boolean;
  readonly sent: FormStatus['sent'];
  /** What the server says that has no place at a field. */
  readonly more: readonly string[];
}

/** What the view shows of a submission. */
export function statusOf(
  { phase, failure, failures }: SubmissionState,
  { hasFaults, isNewsletter, sent, more }: Around,
): FormStatus {
  const base = { phase, failures, mayRetry: failure?.mayRetry === true, sent };
  if (!failure || isOver(failure, hasFaults)) return base;
  const { above, below } = notices(failure, isNewsletter);
  const text = above === failure.code && Object.hasOwn(failure, 'text') ? failure.text : undefined;
  return { ...base, above: { code: above, text, more: more.join(' ') }, below };
}

/** Whether the view would show the same: it is asked with every key. */
export const isSameStatus = (a: FormStatus, b: FormStatus): boolean =>
  a.phase === b.phase &&
  a.failures === b.failures &&
  a.sent === b.sent &&
  a.below === b.below &&
  a.above?.code === b.above?.code &&
  a.above?.text === b.above?.text &&
  a.above?.more === b.above?.more;
