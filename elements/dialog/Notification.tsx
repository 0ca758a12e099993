import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useHiddenPage } from '../../core/element/hooks/viewport.ts';
import { useBridge } from '../../core/element/root.tsx';
import { useAppearance } from '../../core/element/ui/appearance.ts';
import { useCountdown } from '../../core/element/ui/countdown.ts';
import { Icon } from '../../core/element/ui/icon.tsx';
import { useInteraction } from '../../core/element/ui/interaction.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import type { Choice } from './model/choices.ts';
import { NotificationAction } from './NotificationAction.tsx';
import sheet from './notification.css';
import { joinStack, leaveStack } from './notification-stack.ts';

export interface NotificationProps {
  readonly isOpen: boolean;
  /** Milliseconds until it is hidden; 0 for never. */
  readonly hideAfter: number;
  /** Whether the author wrote a link or button for the slot `action`. */
  readonly hasAction: boolean;
  readonly closeLabel: string;
  readonly onAnswer: (choice: Choice) => void;
  readonly onTimeout: () => void;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

/** Shows the notification in the top layer; without support for popovers, the z-index of the stylesheet applies. */
function appear(node: HTMLElement, setWaiting: (isWaiting: boolean) => void): void {
  // Browsers without popovers do not support the selector either.
  if (node.showPopover && !node.matches(':popover-open')) node.showPopover();
  joinStack(node, setWaiting);
}

function disappear(node: HTMLElement): void {
  leaveStack(node);
  node.hidden = true;
}

/**
 * One notification. Its time pauses while the pointer or the focus is in it, and while the tab is in the background.
 */
function Toast(props: NotificationProps): ReactNode {
  const { isOpen, hideAfter, onTimeout, onShown, onHidden } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isInBackground = useHiddenPage();
  const [isWaiting, setWaiting] = useState(false);
  const isPaused = useInteraction(ref, isOpen) || isInBackground || isWaiting;
  useCountdown(hideAfter, isOpen && !isPaused, onTimeout);
  useAppearance(ref, { isOpen, appear: (node) => appear(node, setWaiting), disappear, onShown, onHidden });
  return (
    <div
      ref={ref}
      part="notification"
      popover="manual"
      className={isOpen ? 'floating notification' : 'floating notification hiding'}
      data-paused={isPaused || undefined}
      data-waiting={isWaiting || undefined}
    >
      <Icon path="M20 6.5 9.5 17.5 4 12" part="icon" />
      <div part="message">
        <slot />
      </div>
      {props.hasAction && (
        <NotificationAction
          closeLabel={props.closeLabel}
          onAction={() => props.onAnswer('confirm')}
          onClose={() => props.onAnswer('cancel')}
        />
      )}
      {hideAfter > 0 && <div part="progress" className="progress" style={{ animationDuration: `${hideAfter}ms` }} />}
    </div>
  );
}

/** A message that is hidden after a while. Each showing is a new node in the status region, with a separate time. */
export function Notification(props: NotificationProps): ReactNode {
  const { isOpen, onHidden } = props;
  const { shadow } = useBridge().host;
  const [showing, setShowing] = useState(0);
  const [isThere, setThere] = useState(false);
  useHostEffect(() => adoptInto(shadow, [sheet]));
  useLayoutEffect(() => {
    if (!isOpen) return;
    setShowing((count) => count + 1);
    setThere(true);
  }, [isOpen]);
  const hidden = (): void => {
    setThere(false);
    onHidden();
  };
  return isThere && <Toast {...props} key={showing} onHidden={hidden} />;
}
