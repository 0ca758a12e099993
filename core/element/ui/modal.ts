/** A native modal dialog that leaves gently and returns what the page lent it (WAI-ARIA APG, "Dialog (Modal)"). */
import { type RefObject, useRef } from 'react';
import { deepActiveElement } from '../../page/composed-tree.ts';
import { lockScroll } from '../../page/scroll-lock.ts';
import { useAppearance } from './appearance.ts';

interface Modal {
  readonly isOpen: boolean;
  /** What gets the focus; the dialog's first focusable node when it gives none. */
  readonly firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

const focusOn = (node: Element | null): void => {
  // Elements of any kind, and of any window, can have had the focus.
  if (node?.isConnected) (node as HTMLElement).focus?.();
};

/** Opens and closes the dialog as `isOpen` says; a move in the document keeps it modal. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { isOpen, firstFocus, onShown, onHidden }: Modal,
): void {
  const opener = useRef<Element | null>(null);
  const unlockScroll = useRef<() => void>(null);

  const appear = (dialog: HTMLDialogElement, isMove: boolean): void => {
    if (!isMove) opener.current = deepActiveElement(dialog.ownerDocument);
    // A dialog that was moved in the document is still `open`, but no longer modal.
    dialog.close();
    dialog.showModal();
    unlockScroll.current?.();
    unlockScroll.current = lockScroll(dialog.ownerDocument);
    firstFocus(dialog)?.focus({ preventScroll: true });
    // The question is read from its beginning, wherever the button stands that has the focus.
    dialog.scrollTop = 0;
  };
  const disappear = (dialog: HTMLDialogElement): void => {
    dialog.close();
    unlockScroll.current?.();
    focusOn(opener.current);
  };

  useAppearance(ref, { isOpen, appear, disappear, onShown, onHidden });
}
