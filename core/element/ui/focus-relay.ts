import { type RefObject, useLayoutEffect } from 'react';
import { useBridge } from '../root.tsx';

/**
 * Hands the focus on where one control takes the place of another: a node that goes while it has the focus leaves word
 * of that, and the next one that comes takes it. What a script changes never takes the focus from elsewhere.
 */
export function useFocusRelay(ref: RefObject<HTMLElement | null>, hasFocus: RefObject<boolean>): void {
  const { shadow } = useBridge().host;
  useLayoutEffect(() => {
    const focus = (): void => ref.current?.focus();
    // Not `:focus`, which a frame is not while something in it has the focus.
    const isActive = (): boolean => !!ref.current && shadow.activeElement === ref.current;
    if (hasFocus.current) focus();
    // During a key press Firefox keeps a new frame from the focus when the focused node has gone in the same script.
    if (hasFocus.current && !isActive()) setTimeout(focus);
    return () => {
      hasFocus.current = isActive();
    };
  }, []);
}
