import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { composedHost, treeOf } from '../../page/composed-tree.ts';

/**
 * Whether a person is with something that would go away by itself: the pointer or the focus is in it (WCAG 2.2.1);
 * `isHeldBy` says which pointers count. Listeners are native because React's do not hear of slotted nodes.
 */
export function useHeld(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  isHeldBy: (pointer: PointerEvent) => boolean = () => true,
): boolean {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const latest = useRef(isHeldBy);
  latest.current = isHeldBy;
  useLayoutEffect(() => {
    const node = ref.current;
    if (!isActive || !node) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const page = node.ownerDocument;
    // Of slotted nodes, Chromium matches `:focus-within` only inside the shadow root and WebKit only outside of it.
    const holder = composedHost(node) ?? node;
    node.addEventListener('pointerenter', (event) => setPointer(latest.current(event)), { signal });
    node.addEventListener('pointerleave', () => setPointer(false), { signal });
    // Read each time: a removed node loses the focus without an event.
    const readFocus = (): void => setFocus(holder.contains(treeOf(holder)?.activeElement ?? null));
    for (const type of ['focusin', 'focusout'] as const)
      page.addEventListener(type, () => setTimeout(readFocus), { signal });
    return () => {
      controller.abort();
      setPointer(false);
      setFocus(false);
    };
  }, [ref, isActive]);
  return hasPointer || hasFocus;
}
