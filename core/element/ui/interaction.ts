import { type RefObject, useLayoutEffect, useState } from 'react';
import { composedHost, treeOf } from '../../page/composed-tree.ts';
import { unclobber } from '../../page/unclobber.ts';
import { useLatest } from '../hooks/latest.ts';

/**
 * Returns whether the visitor interacts with an element: the pointer or the focus is in it, so content that changes
 * automatically has to pause (WCAG 2.2.2, https://www.w3.org/TR/WCAG22/#pause-stop-hide). `isCounted` selects the
 * pointers that count. The listeners are native because those of React do not receive the events of slotted nodes.
 */
export function useInteraction(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  isCounted: (pointer: PointerEvent) => boolean = () => true,
): boolean {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const latest = useLatest(isCounted);
  useLayoutEffect(() => {
    const node = ref.current;
    if (!isActive || !node) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const page = node.ownerDocument;
    // For slotted nodes, Chromium matches `:focus-within` only inside the shadow root, and WebKit only outside of it.
    const holder = composedHost(node) ?? node;
    node.addEventListener('pointerenter', (event) => setPointer(latest.current(event)), { signal });
    node.addEventListener('pointerleave', () => setPointer(false), { signal });
    // Reads the focus again for each event: a removed node loses it without an event.
    const readFocus = (): void => setFocus(holder.contains(treeOf(holder)?.activeElement ?? null));
    for (const type of ['focusin', 'focusout'] as const)
      unclobber(page).addEventListener(type, () => setTimeout(readFocus), { signal });
    return () => {
      controller.abort();
      setPointer(false);
      setFocus(false);
    };
  }, [ref, isActive]);
  return hasPointer || hasFocus;
}
