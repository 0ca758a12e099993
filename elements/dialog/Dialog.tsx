import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useModal } from '../../core/element/ui/modal.ts';
import { type Choice, choicesOf, leastDestructive } from './model/choices.ts';
import type { DialogStyle } from './model/dialog-styles.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly dialogStyle: DialogStyle;
  readonly title?: string | undefined;
  readonly labels: Readonly<Record<Choice, string>>;
  readonly isDestructive: boolean;
  /** CSS text. */
  readonly width: string;
  /** Pixels. */
  readonly padding: number;
  readonly children: ReactNode;
  /** Returns false if a listener cancelled the event, and the dialog stays open. */
  readonly onAnswer: (choice: Choice) => boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

/** Returns the author's element with `autofocus` in the message. */
const authorsFocus = (dialog: HTMLDialogElement): HTMLElement | null =>
  dialog.querySelector('slot')?.assignedElements()[0]?.parentElement?.querySelector<HTMLElement>('[autofocus]') ?? null;

/** A modal question with its answers as buttons. A click on the overlay and Escape cancel. */
export function Dialog(props: DialogProps): ReactNode {
  const { isOpen, dialogStyle, title, labels, isDestructive, width, padding, children, onAnswer } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const isPressOnOverlay = useRef(false);
  const least = leastDestructive(dialogStyle);

  const guards = useModal(ref, {
    isOpen,
    firstFocus: (dialog) => authorsFocus(dialog) ?? dialog.querySelector<HTMLElement>(`[data-choice="${least}"]`),
    onCancel: () => onAnswer('cancel'),
    onShown: props.onShown,
    onHidden: props.onHidden,
  });
  /** A press that began inside and ended outside, as when text is selected, is not a click on the overlay. */
  const clickOverlay = (event: MouseEvent): void => {
    if (isOpen && event.target === ref.current && isPressOnOverlay.current) onAnswer('cancel');
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for what a click on the overlay does
    <dialog
      ref={ref}
      part="dialog"
      role="alertdialog"
      aria-labelledby={title ? 'title' : 'message'}
      aria-describedby={title ? 'message' : undefined}
      className={isOpen ? 'floating dialog' : 'floating dialog hiding'}
      style={{ inlineSize: width }}
      {...guards}
      onPointerDown={(event) => {
        isPressOnOverlay.current = event.target === ref.current;
      }}
      onClick={clickOverlay}
    >
      <div className="box" style={{ padding: `${padding}px` }}>
        {title && (
          <h2 part="title" id="title" className="title">
            {title}
          </h2>
        )}
        <div part="message" id="message" className="message">
          {children}
        </div>
        <div part="actions" className="actions">
          {choicesOf(dialogStyle).map((choice) => (
            <button
              key={choice}
              type="button"
              part={choice}
              data-choice={choice}
              className={choice === 'confirm' ? `button ${isDestructive ? 'danger' : 'primary'}` : 'button'}
              onClick={() => onAnswer(choice)}
            >
              {labels[choice]}
            </button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
