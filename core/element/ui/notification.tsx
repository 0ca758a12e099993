import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useHiddenPage } from '../hooks/viewport.ts';
import { useAppearance } from './appearance.ts';
import { useCountdown } from './countdown.ts';
import { Icon } from './icon.tsx';
import { useInteraction } from './interaction.ts';
import { joinStack, leaveStack } from './stack.ts';

export interface NotificationProps {
  readonly isOpen: boolean;
  /** Milliseconds until it is hidden; 0 for never. */
  readonly hideAfter: number;
  readonly children: ReactNode;
  /** Shown beside the children. */
  readonly action?: ReactNode;
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
      <div part="message">{props.children}</div>
      {props.action}
      {hideAfter > 0 && <div part="progress" className="progress" style={{ animationDuration: `${hideAfter}ms` }} />}
    </div>
  );
}

/**
 * A message that is hidden after a while. The status region exists before its content, because assistive technology
 * announces changes only. Each notification is a new node in it with a separate time.
 */
export function Notification(props: NotificationProps): ReactNode {
  const { isOpen, onHidden } = props;
  const [showing, setShowing] = useState(0);
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    setShowing((count) => count + 1);
    setThere(true);
  }, [isOpen]);
  const hidden = (): void => {
    setThere(false);
    onHidden();
  };
  return <div role="status">{isThere && <Toast {...props} key={showing} onHidden={hidden} />}</div>;
}
