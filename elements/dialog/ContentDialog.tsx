import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import { Icon } from '../../core/element/ui/icon.tsx';
import { authorsFocus, type ClosedBy, useModal } from '../../core/element/ui/modal.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import sheet from './content.css';
import type { Choice } from './model/choices.ts';
import { closeIcon } from './model/close-icon.ts';
import { type DialogSide, type DialogSize, widthOf } from './model/content.ts';

export interface ContentDialogProps {
  readonly isOpen: boolean;
  readonly title?: string | undefined;
  readonly closeLabel: string;
  readonly size: DialogSize;
  readonly side: DialogSide | undefined;
  readonly closedby: ClosedBy;
  /** CSS text; that of the size if undefined. */
  readonly width: string | undefined;
  /** Pixels. */
  readonly padding: number;
  /** Returns false if a listener cancelled the event, and the dialog stays open. */
  readonly onAnswer: (choice: Choice) => boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

/** Returns the name of a dialog without a title: the author's label, or the first heading of the content. */
const nameOf = (host: HTMLElement): string | undefined =>
  host.getAttribute('aria-label') ?? host.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim();

/** A form with `method="dialog"` cannot close a dialog in another tree. */
function useDialogForms(onSubmit: () => void): void {
  const submit = useLatest(onSubmit);
  useHostEffect((host, signal) => {
    host.addEventListener(
      'submit',
      ({ defaultPrevented, target, submitter }) => {
        // Only forms dispatch this event.
        const method =
          submitter?.getAttribute('formmethod') ?? unclobber(target as HTMLFormElement).getAttribute('method');
        if (!defaultPrevented && method?.toLowerCase() === 'dialog') submit.current();
      },
      { signal },
    );
  });
}

/** A modal with the author's content and a close button: a box in the middle, or a drawer at a side of the window. */
export function ContentDialog(props: ContentDialogProps): ReactNode {
  const { isOpen, title, closeLabel, size, side, closedby, width, padding, onAnswer } = props;
  const { element, shadow } = useBridge().host;
  const ref = useRef<HTMLDialogElement>(null);
  useHostEffect(() => adoptInto(shadow, [sheet]));
  useDialogForms(() => onAnswer('confirm'));
  const guards = useModal(ref, {
    isOpen,
    closedby,
    // The content is read from its start; the keys scroll it.
    firstFocus: (dialog) => authorsFocus(dialog) ?? dialog,
    onCancel: () => onAnswer('cancel'),
    onShown: props.onShown,
    onHidden: props.onHidden,
  });
  const place = `${side ? `drawer ${side}` : ''} ${size === 'full' ? 'full' : ''}`;
  return (
    <dialog
      ref={ref}
      part="dialog"
      tabIndex={-1}
      aria-labelledby={title ? 'title' : undefined}
      aria-label={title ? undefined : nameOf(element)}
      className={`floating dialog content ${place} ${isOpen ? '' : 'hiding'}`}
      style={{ inlineSize: width ?? widthOf(size, side) }}
      {...guards}
    >
      {/* React's type does not include custom properties. */}
      <div className="box" style={{ '--edge': `${padding}px`, '--end': `${padding}px` } as CSSProperties}>
        <div part="header" className={title ? 'header' : 'header bare'}>
          {title && (
            <h2 part="title" id="title" className="title">
              {title}
            </h2>
          )}
          <button
            type="button"
            part="close"
            className="close"
            aria-label={closeLabel}
            onClick={() => onAnswer('cancel')}
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        <div part="body" className="body">
          <slot />
        </div>
        <slot name="footer" part="footer" className="footer" />
      </div>
    </dialog>
  );
}
