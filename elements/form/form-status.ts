/** What the view shows of a form. */
export interface FormStatus {
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** The text above the form: the server's own, or that of a code; and what it says about what is not in the form. */
  readonly above?: { readonly code: string; readonly text: string | undefined; readonly more: string } | undefined;
  /** Code of the text below it. */
  readonly below?: string | undefined;
  readonly mayRetry: boolean;
  /** How many failures there were. */
  readonly failures: number;
  /** What is shown once it is sent; the HTML is not safe. */
  readonly sent?: { readonly text: string; readonly html: string } | undefined;
}

export const untouched: FormStatus = { phase: 'idle', mayRetry: false, failures: 0 };

/** Where a part of ours cannot be loaded: nothing that was typed is lost by a reload. */
export const broken: FormStatus = {
  phase: 'failure',
  above: { code: 'form-processing-failed', text: undefined, more: '' },
  mayRetry: true,
  failures: 1,
};
