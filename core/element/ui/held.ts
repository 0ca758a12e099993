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
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
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
    const mark = (reason: string, isThere: boolean): void =>
      setReasons((known) => new Set(isThere ? [...known, reason] : [...known].filter((other) => other !== reason)));
    node.addEventListener('pointerenter', (event) => mark('pointer', latest.current(event)), { signal });
    node.addEventListener('pointerleave', () => mark('pointer', false), { signal });
    // Asked, not remembered: the node that had the focus may have been removed without a word.
    const seeFocus = (): void => mark('focus', holder.contains(treeOf(holder)?.activeElement ?? null));
    for (const type of ['focusin', 'focusout'] as const)
      page.addEventListener(type, () => setTimeout(seeFocus), { signal });
    return () => {
      controller.abort();
      setReasons(new Set());
    };
  }, [ref, isActive]);
  return reasons.size > 0;
}
