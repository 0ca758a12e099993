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
  /** Called on Escape. Returns false when a listener cancelled the event, and the dialog stays open. */
  readonly onCancel: () => boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

/** The event type of the visitor's last input: `pointerdown` or `keydown`. */
let lastSign = '';
const noteSign = ({ type }: Event): void => {
  lastSign = type;
};
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, noteSign, true);

const focusOn = (node: Element | null): void => {
  // The focused element may be of any class and of another window.
  if (node?.isConnected) (node as HTMLElement).focus?.();
};

/** Intercepts the events that close a dialog, so that it can fade out and listeners can keep it open. */
interface Guards {
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: (event: SyntheticEvent) => void;
}

/** Opens and closes the dialog with `isOpen`, and keeps it modal after a move in the document. */
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
    // Safari ignores a click on a node that cannot be focused, so it would show a focus ring after a click.
    firstFocus(dialog)?.focus({ preventScroll: true, ...(lastSign === 'pointerdown' && { focusVisible: false }) });
    // Scrolls to the start, so that the visitor reads the question before the focused button.
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
    // The browser closed the dialog without an event, as Chromium does on a second Escape; a listener may cancel that
    // too.
    onClose: (event) => {
      const dialog = ref.current;
      if (event.target === dialog && dialog?.isConnected && !dialog.open && !cancel()) dialog.showModal();
    },
  };
}
