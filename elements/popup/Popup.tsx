import { type ReactNode, useRef } from 'react';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useAppearance } from '../../core/element/ui/appearance.ts';
import { Icon } from '../../core/element/ui/icon.tsx';
import { authorsFocus, focusOn, useModal } from '../../core/element/ui/modal.ts';
import { deepActiveElement, isElement, treeOf } from '../../core/page/composed-tree.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { PopupStyle } from './model/popup-styles.ts';
import { isInOtherControl, isModalOpen } from './obstacles.ts';
import type { PopupSession } from './usePopupSession.ts';

export interface PopupProps extends PopupSession {
  /** The name for assistive technology. */
  readonly name: string;
  readonly closeLabel: string;
  readonly popupStyle: PopupStyle;
  readonly hasMedia: boolean;
}

const classesOf = ({ isOpen, popupStyle, hasMedia }: PopupProps): string =>
  `floating popup ${hasMedia ? popupStyle : 'plain'}${isOpen ? '' : ' hiding'}`;

function PopupContent({ closeLabel, close }: PopupProps): ReactNode {
  return (
    <>
      <div className="header">
        <button type="button" part="close" className="close" aria-label={closeLabel} onClick={close}>
          <Icon path="M6 6l12 12M18 6 6 18" />
        </button>
      </div>
      <div className="box">
        <slot name="media" />
        <div part="body" className="body">
          <slot />
        </div>
      </div>
    </>
  );
}

/** A popup that blocks the page. */
export function ModalPopup(props: PopupProps): ReactNode {
  const { isOpen, name, close, shown, hidden } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const guards = useModal(ref, {
    isOpen,
    closedby: 'any',
    // The content is read from its start.
    firstFocus: (dialog) => authorsFocus(dialog) ?? dialog,
    onCancel: close,
    onShown: shown,
    onHidden: hidden,
  });
  return (
    <dialog ref={ref} part="popup" tabIndex={-1} aria-label={name} className={classesOf(props)} {...guards}>
      <PopupContent {...props} />
    </dialog>
  );
}

/** Closes the popup on Escape, unless the key is for a modal or for a control outside of the popup. */
function useEscape(isOpen: boolean, close: () => boolean): void {
  const latest = useLatest({ isOpen, close });
  useHostEffect((host, signal) => {
    const { ownerDocument: page } = host;
    unclobber(page).addEventListener(
      'keydown',
      (event) => {
        const { target } = event;
        if (event.key !== 'Escape' || event.defaultPrevented || !latest.current.isOpen || isModalOpen(page)) return;
        if (target && isElement(target) && isInOtherControl(target, host)) return;
        event.preventDefault();
        latest.current.close();
      },
      { signal },
    );
  });
}

/** A popup in a corner, beside which the page can be used. It takes the focus only when it was requested. */
export function CornerPopup(props: PopupProps): ReactNode {
  const { isOpen, isRequested, name, close, shown, hidden } = props;
  const host = useHost();
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEscape(isOpen, close);
  useAppearance(ref, {
    isOpen,
    appear: (node, isMove) => {
      node.hidden = false;
      // Browsers without popovers do not support the selector either.
      if (node.showPopover && !node.matches(':popover-open')) node.showPopover();
      if (isMove) return;
      opener.current = deepActiveElement(node.ownerDocument);
      if (isRequested()) node.focus({ preventScroll: true });
    },
    disappear: (node) => {
      // Not `:focus-within`, which WebKit does not match in a frame without the focus.
      const hadFocus = host.contains(treeOf(host)?.activeElement ?? null);
      node.hidePopover?.();
      node.hidden = true;
      if (hadFocus) focusOn(opener.current);
    },
    onShown: shown,
    onHidden: hidden,
  });
  return (
    // Not a <dialog>: as a popover it would take the focus.
    <div
      ref={ref}
      part="popup"
      role="dialog"
      popover="manual"
      // Removed and set by the callbacks above, so React does not change it.
      hidden
      tabIndex={-1}
      aria-label={name}
      className={classesOf(props)}
    >
      <PopupContent {...props} />
    </div>
  );
}
