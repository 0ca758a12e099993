import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import { Icon } from '../../core/element/ui/icon.tsx';
import { authorsFocus, type ClosedBy, isForDialog, nameOfContent, useModal } from '../../core/element/ui/modal.ts';
import { adoptInto } from '../../core/page/sheet.ts';
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

function useDialogForms(onSubmit: () => void): void {
  const submit = useLatest(onSubmit);
  useHostEffect((host, signal) => {
    const onEvent = (event: SubmitEvent): void => {
      if (!event.defaultPrevented && isForDialog(event)) submit.current();
    };
    host.addEventListener('submit', onEvent, { signal });
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
      aria-label={title ? undefined : nameOfContent(element)}
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
