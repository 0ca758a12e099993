import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { Icon } from '../../core/element/ui/icon.tsx';
import { closeIcon } from './model/close-icon.ts';
import { arrangeStack } from './notification-stack.ts';

interface Props {
  readonly closeLabel: string;
  readonly onAction: () => void;
  readonly onClose: () => void;
}

/** The author's link or button beside the text of a notification, and a button that closes the notification. */
export function NotificationAction({ closeLabel, onAction, onClose }: Props): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  const slot = useRef<HTMLSlotElement>(null);
  const act = useLatest(onAction);
  // React looks for handlers only above the target of a click, which is in the page and not in the slot. Clicks on
  // text of the notification that visitors wrote do not pass the slot, whatever attributes that text has.
  useHostEffect((_host, signal) => {
    slot.current?.addEventListener('click', () => act.current(), { signal });
  });
  // The text may need more lines than without the action.
  useLayoutEffect(() => {
    if (ref.current) arrangeStack(ref.current.ownerDocument);
  }, []);
  return (
    <>
      <slot ref={slot} name="action" />
      <button ref={ref} type="button" part="close" className="close" aria-label={closeLabel} onClick={onClose}>
        <Icon path={closeIcon} />
      </button>
    </>
  );
}
