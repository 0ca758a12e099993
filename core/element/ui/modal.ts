/**
 * A native modal dialog that is animated when it closes, and restores the focus and the scrolling of the page
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
import { type RefObject, type SyntheticEvent, useRef } from 'react';
import { deepActiveElement } from '../../page/composed-tree.ts';
import { lockScroll } from '../../page/scroll-lock.ts';
import { useAppearance } from './appearance.ts';

interface Modal {
  readonly isOpen: boolean;
  /** Returns the node that gets the focus; without one, the dialog's first focusable node does. */
  readonly firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
  /** Escape; false when a listener is against it, and the dialog stays. */
  readonly onCancel: () => boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

/** The last sign of the visitor: a pointer's, or a key's. */
let lastSign = '';
const noteSign = ({ type }: Event): void => {
  lastSign = type;
};
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, noteSign, true);

const focusOn = (node: Element | null): void => {
  // Elements of any kind, and of any window, can have had the focus.
  if (node?.isConnected) (node as HTMLElement).focus?.();
};

/** Intercepts the events that close a dialog, so that it can fade out and listeners can keep it open. */
interface Guards {
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: (event: SyntheticEvent) => void;
}

/** Opens and closes the dialog with `isOpen`; a move in the document keeps it modal. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { isOpen, firstFocus, onCancel, onShown, onHidden }: Modal,
): Guards {
  const opener = useRef<Element | null>(null);
  const unlockScroll = useRef<() => void>(null);

  const appear = (dialog: HTMLDialogElement, isMove: boolean): void => {
    if (!isMove) opener.current = deepActiveElement(dialog.ownerDocument);
    // A dialog that was moved in the document is still `open`, but no longer modal.
    dialog.close();
    dialog.showModal();
    unlockScroll.current?.();
    unlockScroll.current = lockScroll(dialog.ownerDocument);
    // Safari forgets that a click came before, where what was clicked takes no focus: it would show a ring to pointers.
    firstFocus(dialog)?.focus({ preventScroll: true, ...(lastSign === 'pointerdown' && { focusVisible: false }) });
    // The question is read from its beginning, wherever the focused button is.
    dialog.scrollTop = 0;
  };
  const disappear = (dialog: HTMLDialogElement): void => {
    dialog.close();
    unlockScroll.current?.();
    focusOn(opener.current);
  };

  useAppearance(ref, { isOpen, appear, disappear, onShown, onHidden });
  const cancel = (): boolean => !isOpen || onCancel();
  return {
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      cancel();
    },
    // The browser closed it without asking, as Chromium does on a second Escape; a listener may be against that too.
    onClose: (event) => {
      const dialog = ref.current;
      if (event.target === dialog && dialog?.isConnected && !dialog.open && !cancel()) dialog.showModal();
    },
  };
}
