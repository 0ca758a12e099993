import type { ComponentType, ReactNode } from 'react';
import type { Control } from './session/controls.ts';

/** An error in the summary above the form, and the control that its link leads to. */
export interface SummaryItem {
  readonly key: string;
  /** The name of the field; empty where the text of the error is complete without it. */
  readonly field: string;
  readonly error: string;
  readonly control: Control;
}

/** The links to the invalid fields. */
export interface ErrorSummaryStatus {
  readonly items: readonly SummaryItem[];
  /** Called with the summary when it has been rendered. */
  readonly onShow: (summary: HTMLElement) => void;
  readonly onSelect: (control: Control) => void;
}

/** Replaces the form after it is saved. */
export interface ConfirmationStatus {
  readonly text: string;
  /** Not sanitized. */
  readonly html: string;
  /** The block size that the element had with its form, as CSS. */
  readonly formSize: string;
}

/** The views of what follows a submission, loaded with the code that validates the form. */
export interface FormViews {
  readonly ErrorSummary: ComponentType<ErrorSummaryStatus>;
  readonly Confirmation: ComponentType<{
    readonly confirmation: ConfirmationStatus;
    readonly success: (fallback: ReactNode) => ReactNode;
  }>;
}

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
  readonly summary?: ErrorSummaryStatus | undefined;
  readonly confirmation?: ConfirmationStatus | undefined;
}

export const idle: FormStatus = { phase: 'idle', canRetry: false, failures: 0 };

/** A chunk could not be loaded. A reload keeps what was typed. */
export const chunkMissing: FormStatus = {
  phase: 'failure',
  above: { code: 'form-processing-failed', text: undefined, more: '' },
  canRetry: true,
  failures: 1,
};
