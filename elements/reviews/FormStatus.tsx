import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useFailure } from './useFailure.ts';
import type { Submission } from './useReviewForm.ts';

interface FormStatusProps {
  readonly submission: Submission;
  readonly onRetry: () => void;
  readonly getMessage: GetMessage;
  /** The author's form. */
  readonly children: ReactNode;
}

/** The result of sending a review: a missing rating above the form, where the stars are, and all else below it. */
export function FormStatus({ submission, onRetry, getMessage, children }: FormStatusProps): ReactNode {
  const { state } = submission;
  const thanks = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The form with the focus is hidden.
    if (state === 'sent') thanks.current?.focus();
  }, [state]);
  const isRepeatable = state === 'failed' && submission.code === 'reviews-send-again';
  const canRetry = useFailure(isRepeatable, state === 'sending');
  return (
    <>
      <p part={state === 'unrated' ? 'status' : undefined} role="alert" className="failed">
        {state === 'unrated' && getMessage('reviews-rating-missing')}
      </p>
      {children}
      <p part={state === 'failed' ? 'status' : undefined} role="alert" className="failed">
        {state === 'failed' && ((isRepeatable && submission.message) || getMessage(submission.code))}
      </p>
      {canRetry && (
        <button
          type="button"
          part="retry"
          aria-disabled={state === 'sending'}
          onClick={() => state === 'sending' || onRetry()}
        >
          {getMessage('reviews-try-again')}
        </button>
      )}
      <p
        part={state === 'sent' || state === 'sending' ? 'status' : undefined}
        role="status"
        className="sent"
        tabIndex={-1}
        ref={thanks}
      >
        {state === 'sent' && getMessage('reviews-sent')}
        {state === 'sending' && getMessage('reviews-sending')}
      </p>
    </>
  );
}
