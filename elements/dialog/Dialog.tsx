import { type ReactNode, useRef } from 'react';
import { authorsFocus, type ClosedBy, useModal } from '../../core/element/ui/modal.ts';
import { type Choice, choicesOf, leastDestructive } from './model/choices.ts';
import type { DialogStyle } from './model/dialog-styles.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly dialogStyle: DialogStyle;
  readonly title?: string | undefined;
  readonly labels: Readonly<Record<Choice, string>>;
  readonly isDestructive: boolean;
  /** CSS text; 350 px if undefined. */
  readonly width: string | undefined;
  /** Pixels. */
  readonly padding: number;
  readonly closedby: ClosedBy;
  readonly children: ReactNode;
  /** Returns false if a listener cancelled the event, and the dialog stays open. */
  readonly onAnswer: (choice: Choice) => boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

/** A modal question with its answers as buttons. A click on the overlay and Escape cancel. */
export function Dialog(props: DialogProps): ReactNode {
  const { isOpen, dialogStyle, title, labels, isDestructive, width, padding, closedby, children, onAnswer } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const least = leastDestructive(dialogStyle);

  const guards = useModal(ref, {
    isOpen,
    closedby,
    firstFocus: (dialog) => authorsFocus(dialog) ?? dialog.querySelector<HTMLElement>(`[data-choice="${least}"]`),
    onCancel: () => onAnswer('cancel'),
    onShown: props.onShown,
    onHidden: props.onHidden,
  });

  return (
    <dialog
      ref={ref}
      part="dialog"
      role="alertdialog"
      aria-labelledby={title ? 'title' : 'message'}
      aria-describedby={title ? 'message' : undefined}
      className={isOpen ? 'floating dialog' : 'floating dialog hiding'}
      style={{ inlineSize: width ?? '350px' }}
      {...guards}
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
