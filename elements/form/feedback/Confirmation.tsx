import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHostEffect } from '../../../core/element/hooks/host.ts';
import { useBridge } from '../../../core/element/root.tsx';
import { safeHtml } from '../../../core/page/safe-html.ts';
import { adoptInto } from '../../../core/page/sheet.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import type { ConfirmationStatus } from '../form-status.ts';
import sheet from './feedback.css';

interface Props {
  readonly confirmation: ConfirmationStatus;
  /** Wraps the default confirmation in the slot for the author's own. */
  readonly success: (fallback: ReactNode) => ReactNode;
}

/** Milliseconds in which the element shrinks from the form to its confirmation. */
const duration = 300;

/** Confirmations that were shown: an element that is moved later neither moves nor takes the focus. */
const shown = new WeakSet<ConfirmationStatus>();

/** Shrinks the element from the size that its form had. Its content never moves, only what follows it on the page. */
function shrink(host: HTMLElement, from: string): void {
  const { defaultView } = unclobber(host.ownerDocument);
  const to = defaultView?.getComputedStyle(host).blockSize ?? '';
  // Not if the size is not a length, or if the confirmation is larger than the form.
  if (!(Number.parseFloat(to) < Number.parseFloat(from))) return;
  if (defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  host.animate({ blockSize: [from, to] }, { duration, easing: 'ease-out' });
}

/** Replaces the form after it is saved. */
export function Confirmation({ confirmation, success }: Props): ReactNode {
  const { element: host, shadow } = useBridge().host;
  useHostEffect(() => adoptInto(shadow, [sheet]));
  const panel = useRef<HTMLDivElement>(null);
  const markup = useRef<HTMLDivElement>(null);
  const { text, html, formSize } = confirmation;
  useLayoutEffect(() => {
    if (html && markup.current) void safeHtml(markup.current, html);
  }, [html]);
  useLayoutEffect(() => {
    if (shown.has(confirmation)) return;
    shown.add(confirmation);
    shrink(host, formSize);
    // The focus was in the form that is hidden now, unless it is elsewhere on the page.
    const { activeElement, body } = unclobber(host.ownerDocument);
    if (activeElement === body || host.contains(activeElement)) panel.current?.focus();
  }, [confirmation]);
  return (
    <div ref={panel} part="success" className="success" role="status" tabIndex={-1}>
      {success(
        <>
          {text && <p>{text}</p>}
          {html && <div ref={markup} />}
        </>,
      )}
    </div>
  );
}
