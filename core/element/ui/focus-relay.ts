import { type RefObject, useLayoutEffect } from 'react';
import { useBridge } from '../root.tsx';

/**
 * Moves the focus when one control replaces another: when a focused node is removed, the next node that is added gets
 * the focus. Changes by a script never move the focus from another element.
 */
export function useFocusRelay(ref: RefObject<HTMLElement | null>, hasFocus: RefObject<boolean>): void {
  const { shadow } = useBridge().host;
  useLayoutEffect(() => {
    const focus = (): void => ref.current?.focus();
    // `:focus` does not match a frame while an element in it has the focus.
    const isActive = (): boolean => !!ref.current && shadow.activeElement === ref.current;
    if (hasFocus.current) focus();
    // During a key press Firefox does not focus a new frame if the same script removed the focused node.
    if (hasFocus.current && !isActive()) setTimeout(focus);
    return () => {
      hasFocus.current = isActive();
    };
  }, []);
}
