import type { ReactNode } from 'react';
import type { FormStatus, FormViews } from './form-status.ts';

export interface FormProps {
  readonly status: FormStatus;
  /** `undefined` until they have loaded; before that there is nothing that they show. */
  readonly views: FormViews | undefined;
  readonly getMessage: (code: string) => string;
  readonly submittingText: string;
  readonly onRetry: () => void;
  /** The form itself. */
  readonly children: ReactNode;
  /** Wraps the default confirmation in the slot for the author's own. */
  readonly success: (fallback: ReactNode) => ReactNode;
}

/** A form with the messages above and below it, or its confirmation. */
export function Form({ status, views, getMessage, submittingText, onRetry, children, success }: FormProps): ReactNode {
  const { phase, above, below, canRetry, failures, progress, summary, confirmation } = status;
  const isSaved = phase === 'success';
  return (
    <>
      <div part="form" hidden={isSaved} aria-busy={phase === 'submitting'}>
        <div role="alert">
          {above && (
            // A new node for each failure, so that the same text is announced again.
            <div key={failures} part="error" className="error">
              <p>{[above.text ?? getMessage(above.code), above.more].filter(Boolean).join(' ')}</p>
              {views && summary && <views.ErrorSummary {...summary} />}
              {canRetry && (
                <button type="button" part="retry" className="button" onClick={onRetry}>
                  {getMessage('form-retry')}
                </button>
              )}
            </div>
          )}
        </div>
        {children}
        {below && (
          <p part="error-below" className="below">
            {getMessage(below)}
          </p>
        )}
      </div>
      <p role="status" className="status">
        {phase === 'submitting' ? (progress ?? submittingText) : ''}
      </p>
      {isSaved && views && confirmation && <views.Confirmation confirmation={confirmation} success={success} />}
    </>
  );
}
