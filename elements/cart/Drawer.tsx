import { type ReactNode, useRef } from 'react';
import { Icon } from '../../core/element/ui/icon.tsx';
import { useModal } from '../../core/element/ui/modal.ts';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** Returns false if a listener cancelled the event, and the drawer stays open. */
  readonly onClose: () => boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
  readonly children: ReactNode;
}

/** A modal drawer at the end side of the window. */
export function Drawer({ isOpen, title, closeLabel, onClose, onShown, onHidden, children }: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const guards = useModal(ref, {
    isOpen,
    closedby: 'any',
    firstFocus: (dialog) => dialog,
    onCancel: onClose,
    onShown,
    onHidden,
  });
  return (
    <dialog
      ref={ref}
      part="drawer"
      tabIndex={-1}
      aria-labelledby="title"
      className={isOpen ? 'drawer' : 'drawer hiding'}
      {...guards}
    >
      <div className="box">
        <div className="header">
          <h2 part="title" id="title" className="title">
            {title}
          </h2>
          <button type="button" part="close" className="close" aria-label={closeLabel} onClick={() => onClose()}>
            <Icon path="M6 6l12 12M18 6 6 18" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
