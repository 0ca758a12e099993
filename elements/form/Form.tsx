import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { composedHost } from '../../core/page/composed-tree.ts';
import type { FormStatus } from './form-status.ts';

export interface FormProps {
  readonly status: FormStatus;
  readonly say: (code: string) => string;
  readonly submittingText: string;
  /** Puts HTML that nobody has made safe into the node. */
  readonly onHtml: (node: HTMLElement, html: string) => void;
  readonly onRetry: () => void;
  /** The form itself. */
  readonly children: ReactNode;
  /** What the author gives for when it is sent, around what is shown otherwise. */
  readonly success: (otherwise: ReactNode) => ReactNode;
}

/** Where the focus was is hidden now: it goes to what stands there instead, unless it was elsewhere on the page. */
function useFocus(ref: RefObject<HTMLElement | null>, isSent: boolean): void {
  const wasSent = useRef(isSent);
  useLayoutEffect(() => {
    const { current: node } = ref;
    const page = node?.ownerDocument;
    const active = page?.activeElement ?? null;
    const isHere = node && composedHost(node)?.contains(active);
    if (!wasSent.current && (isHere || active === page?.body)) node?.focus();
    wasSent.current = isSent;
  }, [isSent]);
}

/** What takes the place of a form is as high as that was, so that nothing below it jumps; unless it filled the screen. */
function useHeight(ref: RefObject<HTMLElement | null>, isSubmitting: boolean): RefObject<number> {
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current: node } = ref;
    if (!isSubmitting || !node) return;
    const own = node.getBoundingClientRect().height;
    height.current = own > (node.ownerDocument.defaultView?.innerHeight ?? 0) ? 0 : own;
  }, [isSubmitting]);
  return height;
}

/** A form between the texts about it, or what takes its place. */
export function Form({ status, say, submittingText, onHtml, onRetry, children, success }: FormProps): ReactNode {
  const { phase, above, below, mayRetry, failures, sent } = status;
  const place = useRef<HTMLDivElement>(null);
  const markup = useRef<HTMLDivElement>(null);
  useFocus(place, phase === 'success');
  const form = useRef<HTMLDivElement>(null);
  const height = useHeight(form, phase === 'submitting');
  useLayoutEffect(() => {
    if (sent?.html && markup.current) onHtml(markup.current, sent.html);
  }, [sent]);

  return (
    <>
      <div ref={form} part="form" hidden={phase === 'success'} aria-busy={phase === 'submitting'}>
        <div role="alert">
          {above && (
            // A new node for each failure, so that the same text is announced again.
            <div key={failures} part="error" className="error">
              <p>{[above.text ?? say(above.code), above.more].filter(Boolean).join(' ')}</p>
              {mayRetry && (
                <button type="button" part="retry" className="button" onClick={onRetry}>
                  {say('form-retry')}
                </button>
              )}
            </div>
          )}
        </div>
        {children}
        {below && (
          <p part="error-below" className="below">
            {say(below)}
          </p>
        )}
      </div>
      <p role="status" className="said">
        {phase === 'submitting' ? submittingText : ''}
      </p>
      {phase === 'success' && (
        <div
          ref={place}
          part="success"
          className="success"
          role="status"
          tabIndex={-1}
          style={{ minBlockSize: `${height.current}px` }}
        >
          {success(
            <>
              {sent?.text && <p>{sent.text}</p>}
              {sent?.html && <div ref={markup} />}
            </>,
          )}
        </div>
      )}
    </>
  );
}
