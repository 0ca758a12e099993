/** The submission of a form (docs/spec.md#runtime-3, "Form and submission"; docs/spec.md#runtime-7, SaveFormSubmission). */

import type { FormValues } from '../../../core/model/form/values.ts';

export interface Submission {
  /** Absent when the browser sent the form itself, without script. */
  readonly key: string | undefined;
  readonly formId: string;
  readonly fields: FormValues;
  /** All other sent values, such as objectName, pageTitle and captchaKey. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Whether the page's script sent it; otherwise the browser did. */
  readonly withScript: boolean;
}

export interface SavedSubmission extends Submission {
  readonly id: string;
  /** The time in UTC, such as `2026-01-31T09:30:00.000Z`. */
  readonly savedAt: string;
}

/** Why a submission is refused, as the platform would answer. */
export interface Refusal {
  readonly status: 400 | 401 | 404 | 429;
  readonly code: string;
  readonly error: string;
  /** Messages by field id (docs/spec.md#runtime-5: shown above the matching field). */
  readonly errors?: Readonly<Record<string, string>>;
}
