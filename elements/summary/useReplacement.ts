/** Replaces the content when that moves nothing which the visitor sees, and takes nothing away that has the focus. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { isNode, rectOf, windowOf } from '../../core/page/unclobber.ts';
import { isComplete, setContents } from './content.ts';
import { contract } from './contract.ts';
import type { Rendering } from './useRendering.ts';

interface Options {
  readonly rendering: Rendering;
  readonly blockId: string | undefined;
}

interface Replacement {
  /** The box of what is shown. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The box of the next content, which is not shown. */
  readonly next: RefObject<HTMLDivElement | null>;
  /** Whether the button had the focus when the content was replaced. */
  readonly hadFocus: RefObject<boolean>;
  /** The width of the box at that moment. */
  readonly width: RefObject<number>;
}

/** Whether something in the element, except its own button, has the focus. */
function hasFocus(host: HTMLElement): boolean {
  const active = treeOf(host)?.activeElement;
  return !!active && active !== host && host.contains(active);
}

/** Differences of less than a pixel are not seen. */
const tolerance = 1;

function replace(host: HTMLElement, { get, set }: Rendering, { box, next, hadFocus, width }: Replacement): void {
  const { next: content, isAwaited } = get();
  if (!content || !box.current || !next.current || !isComplete(content) || hasFocus(host)) return;
  const { height, bottom, width: boxWidth } = rectOf(box.current);
  const growth = rectOf(next.current).height - height;
  const isUnseen = growth < tolerance || height < tolerance || bottom >= windowOf(host.ownerDocument).innerHeight;
  if (!isAwaited && !isUnseen) return;
  width.current = boxWidth;
  hadFocus.current = !!host.shadowRoot?.activeElement;
  set({
    shown: content,
    next: undefined,
    hasFailed: false,
    isAwaited: false,
    minHeight: growth <= -tolerance ? height : undefined,
  });
}

export function useReplacement({ rendering, blockId = '' }: Options): Replacement {
  const host = useHost();
  const emit = useEmit(contract);
  const { state, get, set } = rendering;
  const { next, shown, isAwaited } = state;
  const replacement: Replacement = { box: useRef(null), next: useRef(null), hadFocus: useRef(false), width: useRef(0) };
  const latest = useLatest(() => replace(host, rendering, replacement));

  useLayoutEffect(() => setContents(host, { rendered: shown, next }), [shown, next]);
  useLayoutEffect(() => () => setContents(host, {}), []);
  useLayoutEffect(() => latest.current(), [next, isAwaited]);
  useLayoutEffect(() => {
    if (shown) emit('site-rendered', { blockId });
  }, [shown]);
  useHostEffect(({ ownerDocument }, signal) => {
    const view = windowOf(ownerDocument);
    const options = { signal, passive: true, capture: true };
    view.addEventListener(
      'scroll',
      () => {
        // A visitor who scrolls reads on, and nothing moves.
        if (get().isAwaited) set({ isAwaited: false });
        latest.current();
      },
      options,
    );
    view.addEventListener(
      'resize',
      () => {
        const { current: box } = replacement.box;
        // With another width, the content needs another height.
        if (get().minHeight !== undefined && box && rectOf(box).width !== replacement.width.current)
          set({ minHeight: undefined });
        latest.current();
      },
      options,
    );
    for (const type of ['load', 'error']) host.addEventListener(type, () => latest.current(), options);
    host.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isNode(relatedTarget) || !host.contains(relatedTarget)) latest.current();
      },
      options,
    );
  });
  return replacement;
}
