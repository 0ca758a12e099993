import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import { Icon } from '../../core/element/ui/icon.tsx';
import { arrangeStack } from '../../core/element/ui/stack.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { closeIcon } from './model/close-icon.ts';
import sheet from './notification-action.css';

interface Props {
  readonly closeLabel: string;
  readonly onAction: () => void;
  readonly onClose: () => void;
}

/** The author's link or button beside the text of a notification, and a button that closes the notification. */
export function NotificationAction({ closeLabel, onAction, onClose }: Props): ReactNode {
  const { shadow } = useBridge().host;
  const ref = useRef<HTMLButtonElement>(null);
  const act = useLatest(onAction);
  useHostEffect((host, signal) => {
    adoptInto(shadow, [sheet]);
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
