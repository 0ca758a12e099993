/** Replaces the content when that moves nothing which the visitor sees, and takes nothing away that has the focus. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { isNode, rectOf, windowOf } from '../../core/page/unclobber.ts';
import { setContents } from './content.ts';
import { contract } from './contract.ts';
import type { Rendering } from './useRendering.ts';

interface Options {
  readonly rendering: Rendering;
  readonly blockId: string | undefined;
  /** Whether the visitor waits for the content, which is then shown at once. */
  readonly isAwaited: RefObject<boolean>;
}

interface Boxes {
  /** The box of what is shown. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The box of the next content, which is not shown. */
  readonly next: RefObject<HTMLDivElement | null>;
}

/** Whether something in the element, except its own button, has the focus. */
function hasFocus(host: HTMLElement): boolean {
  const active = treeOf(host)?.activeElement;
  return !!active && active !== host && host.contains(active);
}

/** Differences of less than a pixel are not seen. */
const tolerance = 1;

export function useReplacement({ rendering, blockId = '', isAwaited }: Options): Boxes {
  const host = useHost();
  const emit = useEmit(contract);
  const { state, get, set } = rendering;
  const { next, shown } = state;
  const boxes: Boxes = { box: useRef(null), next: useRef(null) };
  const width = useRef(0);

  const replace = (): void => {
    const { next: content, ...before } = get();
    const { box, next: measured } = boxes;
    if (!content || !box.current || !measured.current) return;
    const { height, bottom, width: boxWidth } = rectOf(box.current);
    const growth = rectOf(measured.current).height - height;
    const isUnseen = growth < tolerance || height < tolerance || bottom >= windowOf(host.ownerDocument).innerHeight;
    if (!isAwaited.current && (!isUnseen || hasFocus(host))) return;
    width.current = boxWidth;
    set({ ...before, shown: content, minHeight: growth <= -tolerance ? height : undefined });
  };
  const latest = useLatest(replace);

  useLayoutEffect(() => setContents(host, { rendered: shown, next }), [shown, next]);
  useLayoutEffect(() => () => setContents(host, {}), []);
  useLayoutEffect(() => {
    if (!next) return undefined;
    latest.current();
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true, capture: true };
    for (const type of ['scroll', 'resize'])
      windowOf(host.ownerDocument).addEventListener(type, () => latest.current(), options);
    return () => controller.abort();
  }, [next]);
  useLayoutEffect(() => {
    if (shown) emit('site-rendered', { blockId });
  }, [shown]);
  useHostEffect(({ ownerDocument }, signal) => {
    host.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isNode(relatedTarget) || !host.contains(relatedTarget)) latest.current();
      },
      { signal },
    );
    // With another width, the content needs another height.
    const release = (): void => {
      const { minHeight, ...rest } = get();
      if (minHeight !== undefined && boxes.box.current && rectOf(boxes.box.current).width !== width.current) set(rest);
    };
    windowOf(ownerDocument).addEventListener('resize', release, { signal });
  });
  return boxes;
}
