/** Replaces the content without a visible layout shift, and without removing the focused element. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { observeResize } from '../../core/page/resize.ts';
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
  /** Whether a button of the pointer is pressed: its click must reach what it was pressed on. */
  readonly isPressed: RefObject<boolean>;
}

/** Whether something in the element, except its own button, has the focus. */
function hasFocus(host: HTMLElement): boolean {
  const active = treeOf(host)?.activeElement;
  return !!active && active !== host && host.contains(active);
}

/** Returns the height in pixels that the author has reserved below the box. */
function reservedBelow(host: HTMLElement, box: Element): number {
  const { paddingBottom, borderBottomWidth } = windowOf(host.ownerDocument).getComputedStyle(host);
  const end = rectOf(host).bottom - Number.parseFloat(paddingBottom) - Number.parseFloat(borderBottomWidth);
  return Math.max(0, end - rectOf(box).bottom);
}

/** Differences of less than a pixel are not seen. */
const tolerance = 1;

function replace(host: HTMLElement, { get, set }: Rendering, { box, next, hadFocus, isPressed }: Replacement): void {
  const { next: content, awaitedBy } = get();
  if (!content || !box.current || !next.current || isPressed.current || hasFocus(host)) return;
  // A script of the page has replaced the content of the element.
  if (content.parentNode !== host) {
    set({ next: undefined });
    return;
  }
  if (!awaitedBy && !isComplete(content)) return;
  const { height, bottom } = rectOf(box.current);
  const growth = rectOf(next.current).height - height - reservedBelow(host, box.current);
  const isUnseen = growth < tolerance || height < tolerance || bottom >= windowOf(host.ownerDocument).innerHeight;
  if (!awaitedBy && !isUnseen) return;
  hadFocus.current = !!host.shadowRoot?.activeElement;
  // Without transforms, which change the height that is seen.
  const { offsetHeight } = box.current;
  set({
    shown: content,
    next: undefined,
    hasFailed: false,
    awaitedBy: undefined,
    minHeight: next.current.offsetHeight < offsetHeight ? offsetHeight : undefined,
  });
}

interface Listening {
  readonly isPressed: RefObject<boolean>;
  readonly replaceNow: () => void;
  readonly signal: AbortSignal;
}

/** Replaces the content when what has prevented it is over. */
function listen(host: HTMLElement, { get, set }: Rendering, { isPressed, replaceNow, signal }: Listening): void {
  const { ownerDocument } = host;
  const view = windowOf(ownerDocument);
  const options = { signal, passive: true, capture: true };
  const scroll = ({ target }: Event): void => {
    // A visitor who scrolls reads on, and nothing moves.
    const isHere = target === ownerDocument || (isNode(target) && target.contains(host));
    if (isHere && get().awaitedBy === 'visitor') set({ awaitedBy: undefined });
    replaceNow();
  };
  const release = (): void => {
    // The click follows in the same task.
    setTimeout(() => {
      isPressed.current = false;
      replaceNow();
    });
  };
  view.addEventListener('scroll', scroll, options);
  view.addEventListener('resize', replaceNow, options);
  for (const type of ['pointerup', 'pointercancel']) view.addEventListener(type, release, options);
  host.addEventListener(
    'pointerdown',
    () => {
      isPressed.current = true;
    },
    options,
  );
  for (const type of ['load', 'error']) host.addEventListener(type, replaceNow, options);
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!isNode(relatedTarget) || !host.contains(relatedTarget)) replaceNow();
    },
    options,
  );
  host.shadowRoot?.addEventListener(
    'slotchange',
    () => {
      const content = get().shown;
      // A script of the page has replaced the content of the element.
      if (content && content.parentNode !== host) set({ shown: undefined, minHeight: undefined });
    },
    options,
  );
}

export function useReplacement({ rendering, blockId = '' }: Options): Replacement {
  const host = useHost();
  const emit = useEmit(contract);
  const { state, set } = rendering;
  const { next, shown, awaitedBy, minHeight } = state;
  const replacement: Replacement = {
    box: useRef(null),
    next: useRef(null),
    hadFocus: useRef(false),
    isPressed: useRef(false),
  };
  const { box, isPressed } = replacement;
  const latest = useLatest(() => replace(host, rendering, replacement));

  useLayoutEffect(() => setContents(host, { rendered: shown, next }), [shown, next]);
  useLayoutEffect(() => () => setContents(host, {}), []);
  useLayoutEffect(() => latest.current(), [next, awaitedBy]);
  useLayoutEffect(() => {
    if (shown) emit('site-rendered', { blockId });
  }, [shown]);
  useLayoutEffect(() => {
    if (minHeight === undefined || !box.current) return undefined;
    const controller = new AbortController();
    const { clientWidth } = box.current;
    // With another width, the content needs another height.
    const release = ({ width }: { readonly width: number }): void => {
      if (Math.abs(width - clientWidth) >= tolerance) set({ minHeight: undefined });
    };
    observeResize(box.current, release, { axis: 'x', debounce: 0, signal: controller.signal });
    return () => controller.abort();
  }, [minHeight]);
  useHostEffect((_, signal) => listen(host, rendering, { isPressed, replaceNow: () => latest.current(), signal }));
  return replacement;
}
