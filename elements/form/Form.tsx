import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { composedHost } from '../../core/page/composed-tree.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { FormStatus } from './form-status.ts';

export interface FormProps {
  readonly status: FormStatus;
  readonly getMessage: (code: string) => string;
  readonly submittingText: string;
  /** Sanitizes HTML and puts it into the node. */
  readonly onHtml: (node: HTMLElement, html: string) => void;
  readonly onRetry: () => void;
  /** The form itself. */
  readonly children: ReactNode;
  /** Wraps the default confirmation in the slot for the author's own. */
  readonly success: (fallback: ReactNode) => ReactNode;
}

/** Moves the focus from a form that is hidden to its confirmation, unless the focus is elsewhere on the page. */
function useConfirmationFocus(ref: RefObject<HTMLElement | null>, isSaved: boolean): void {
  const wasSaved = useRef(isSaved);
  useLayoutEffect(() => {
    const { current: node } = ref;
    const { activeElement, body } = unclobber(node?.ownerDocument ?? document);
    const isInElement = node && composedHost(node)?.contains(activeElement);
    if (!wasSaved.current && (isInElement || activeElement === body)) node?.focus();
    wasSaved.current = isSaved;
  }, [isSaved]);
}

/** Keeps the height of the form for its confirmation, so that nothing below jumps; not if it exceeds the window. */
function useFormHeight(ref: RefObject<HTMLElement | null>, isSubmitting: boolean): RefObject<number> {
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current: node } = ref;
    if (!isSubmitting || !node) return;
    const measured = node.getBoundingClientRect().height;
    height.current = measured > (unclobber(node.ownerDocument).defaultView?.innerHeight ?? 0) ? 0 : measured;
  }, [isSubmitting]);
  return height;
}

/** A form with the messages above and below it, or its confirmation. */
export function Form({ status, getMessage, submittingText, onHtml, onRetry, children, success }: FormProps): ReactNode {
  const { phase, above, below, canRetry, failures, progress, confirmation } = status;
  const panel = useRef<HTMLDivElement>(null);
  const markup = useRef<HTMLDivElement>(null);
  useConfirmationFocus(panel, phase === 'success');
  const form = useRef<HTMLDivElement>(null);
  const height = useFormHeight(form, phase === 'submitting');
  useLayoutEffect(() => {
    if (confirmation?.html && markup.current) onHtml(markup.current, confirmation.html);
  }, [confirmation]);

  return (
    <>
      <div ref={form} part="form" hidden={phase === 'success'} aria-busy={phase === 'submitting'}>
        <div role="alert">
          {above && (
            // A new node for each failure, so that the same text is announced again.
            <div key={failures} part="error" className="error">
              <p>{[above.text ?? getMessage(above.code), above.more].filter(Boolean).join(' ')}</p>
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
      {phase === 'success' && (
        <div
          ref={panel}
          part="success"
          className="success"
          role="status"
          tabIndex={-1}
          style={{ minBlockSize: `${height.current}px` }}
        >
          {success(
            <>
              {confirmation?.text && <p>{confirmation.text}</p>}
              {confirmation?.html && <div ref={markup} />}
            </>,
          )}
        </div>
      )}
    </>
  );
}
