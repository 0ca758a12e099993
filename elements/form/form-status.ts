/** The state of a form as the view shows it. */
export interface FormStatus {
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** The text above the form: `text` of the server, or the message of `code`; then `more` server errors without a field. */
  readonly above?: { readonly code: string; readonly text: string | undefined; readonly more: string } | undefined;
  /** Message code of the text below the form. */
  readonly below?: string | undefined;
  readonly canRetry: boolean;
  /** The progress of a submission, if it takes longer, for screen readers. */
  readonly progress?: string | undefined;
  /** Counts failures, so that the same text is announced again. */
  readonly failures: number;
  /** Replaces the form after it is saved. The HTML is not sanitized. */
  readonly confirmation?: { readonly text: string; readonly html: string } | undefined;
}

export const idle: FormStatus = { phase: 'idle', canRetry: false, failures: 0 };

/** A chunk could not be loaded. A reload keeps what was typed. */
export const chunkMissing: FormStatus = {
  phase: 'failure',
  above: { code: 'form-processing-failed', text: undefined, more: '' },
  canRetry: true,
  failures: 1,
};
