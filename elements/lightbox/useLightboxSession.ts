import { useLayoutEffect, useRef } from 'react';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useOpenable } from '../../core/element/ui/openable.ts';
import { contract } from './contract.ts';
import { slideAt, stepTo } from './model/slide-transition.ts';
import type { SlideNodes } from './useSlideNodes.ts';

interface Settings {
  readonly open: boolean;
  readonly currentIndex: number;
  readonly loop: boolean;
}

/** The properties and callbacks of the view. */
export interface LightboxSession {
  readonly isOpen: boolean;
  readonly index: number;
  readonly show: (index?: number) => void;
  /** Both return false when a listener cancelled the event. */
  readonly select: (to: number) => boolean;
  readonly hide: () => boolean;
}

/** Hides the dialog when a page hides the element: it expects that the dialog disappears as well. */
function useHiddenHost(isOpen: boolean, hide: () => void): void {
  const host = useHost();
  const latestHide = useLatest(hide);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const observer = new MutationObserver(() => host.hidden && latestHide.current());
    observer.observe(host, { attributeFilter: ['hidden'] });
    return () => observer.disconnect();
  }, [isOpen]);
}

/** Dispatches the events of the element in order, implements its methods, and reflects its state. */
export function useLightboxSession({ open, currentIndex, loop }: Settings, slides: SlideNodes): LightboxSession {
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const wanted = useRef<number | undefined>(undefined);
  const hadSlides = useRef(false);
  const { nodes, refresh } = slides;
  const count = nodes.length;
  const index = slideAt(currentIndex, count);

  const openable = useOpenable<undefined>({
    open,
    unsaid: undefined,
    mayShow: () => {
      const to = wanted.current;
      wanted.current = undefined;
      if (!emit('site-show')) return false;
      refresh();
      if (to !== undefined) writeBack({ currentIndex: to });
      return true;
    },
    mayHide: () => emit('site-hide'),
    write: (value) => writeBack({ open: value }),
    onChange: () => {},
  });

  const select = (to: number): boolean => {
    if (to === index || !emit('site-slide', { from: index, to })) return false;
    writeBack({ currentIndex: to });
    return true;
  };
  const show = (to?: number): void => {
    if (open && to !== undefined) return void select(slideAt(to, count));
    // The index is wrapped only when the slides are read, because they may be added in the same script.
    wanted.current = to;
    openable.show();
  };
  const step = (by: number): void => {
    const to = stepTo(index, by, count, loop);
    if (to !== undefined) select(to);
  };
  const hide = (): boolean => openable.hide(undefined);
  useExpose(contract, { show, hide: () => void hide(), next: () => step(1), previous: () => step(-1) });

  useHiddenHost(openable.isOpen, hide);

  // Slides may be added after `open`; when all are removed, the lightbox is hidden.
  useLayoutEffect(() => {
    if (count === 0 && hadSlides.current) hide();
    hadSlides.current = count > 0 && openable.isOpen;
  }, [count, openable.isOpen]);

  return { isOpen: openable.isOpen && count > 0, index, show, select, hide };
}
