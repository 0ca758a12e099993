/**
 * A native modal dialog that is animated when it closes, and restores the focus and the scrolling of the page
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
import { type RefObject, type SyntheticEvent, useRef } from 'react';
import { composedHost, deepActiveElement } from '../../page/composed-tree.ts';
import { lockScroll } from '../../page/scroll-lock.ts';
import { unclobber } from '../../page/unclobber.ts';
import { useAppearance } from './appearance.ts';

export type ClosedBy = 'any' | 'closerequest' | 'none';

interface Modal {
  readonly isOpen: boolean;
  /** Returns the node that gets the focus; without one, the dialog's first focusable node does. */
  readonly firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
  /** The visitor's ways to close it, as in the attribute of `<dialog>`; `any` adds a click on the overlay to Escape. */
  readonly closedby?: ClosedBy;
  /**
   * Called on Escape and for a click on the overlay. Returns false when a listener cancelled the event, and the dialog stays
   * open.
   */
  readonly onCancel: () => boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

/** Returns the author's element with `autofocus` in the content. */
export const authorsFocus = (dialog: HTMLDialogElement): HTMLElement | null | undefined =>
  composedHost(dialog)?.querySelector<HTMLElement>('[autofocus]');

/** Returns the name of a dialog without a title: the author's label, or the first heading of the content. */
export const nameOfContent = (host: HTMLElement): string | undefined =>
  host.getAttribute('aria-label') ?? host.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim();

/** Returns whether a form with `method="dialog"` is submitted. It cannot close a dialog in another tree. */
export function isForDialog({ target, submitter }: SubmitEvent): boolean {
  // Only forms dispatch this event.
  const method = submitter?.getAttribute('formmethod') ?? unclobber(target as HTMLFormElement).getAttribute('method');
  return method?.toLowerCase() === 'dialog';
}

/** The event type of the visitor's last input: `pointerdown` or `keydown`. */
let lastSign = '';
const noteSign = ({ type }: Event): void => {
  lastSign = type;
};
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'keydown']) unclobber(document).addEventListener(type, noteSign, true);

/** Moves the focus to a node that can have it. */
export const focusOn = (node: Element | null): void => {
  // The focused element may be of any class and of another window.
  if (node?.isConnected) (node as HTMLElement).focus?.();
};

/** Intercepts the events that close a dialog, so that it can fade out and listeners can keep it open. */
interface Guards {
  readonly onPointerDown: (event: SyntheticEvent) => void;
  readonly onClick: (event: SyntheticEvent) => void;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: (event: SyntheticEvent) => void;
}

/** Opens and closes the dialog with `isOpen`, and keeps it modal after a move in the document. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { isOpen, firstFocus, closedby, onCancel, onShown, onHidden }: Modal,
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
  const isPressOnOverlay = useRef(false);
  const cancel = (): boolean => !isOpen || (closedby !== 'none' && onCancel());
  return {
    // A press that began inside and ended outside, as when text is selected, is not a click on the overlay.
    onPointerDown: ({ target }) => {
      isPressOnOverlay.current = target === ref.current;
    },
    onClick: ({ target }) => {
      if (isOpen && closedby === 'any' && target === ref.current && isPressOnOverlay.current) onCancel();
    },
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
