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
  const act = useLatest(onAction);
  useHostEffect((host, signal) => {
    host.addEventListener(
      'click',
      // Targets of clicks are elements.
      ({ target }) => (target as Element).closest('[slot="action"]') && act.current(),
      { signal },
    );
  });
  // The text may need more lines than without the action.
  useLayoutEffect(() => {
    if (ref.current) arrangeStack(ref.current.ownerDocument);
  }, []);
  return (
    <>
      <slot name="action" />
      <button ref={ref} type="button" part="close" className="close" aria-label={closeLabel} onClick={onClose}>
        <Icon path={closeIcon} />
      </button>
    </>
  );
}
