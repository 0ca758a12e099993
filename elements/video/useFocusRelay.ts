import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hands the focus on where one control takes the place of another: a node that goes while it has the focus leaves word
 * of that, and the next one that comes takes it. What a script changes never takes the focus from elsewhere.
 */
export function useFocusRelay(ref: RefObject<HTMLElement | null>, hasFocus: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const node = ref.current;
    // Its root is the shadow root, where it stands until right after the effect has ended.
    const isActive = (): boolean => (node?.getRootNode() as ShadowRoot | undefined)?.activeElement === node;
    if (hasFocus.current) node?.focus();
    // During a key press Firefox keeps a new frame from the focus when the focused node has gone in the same script.
    if (hasFocus.current && !isActive()) setTimeout(() => node?.focus());
    return () => {
      hasFocus.current = isActive();
    };
  }, []);
}
