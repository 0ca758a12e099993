import { useLayoutEffect, useRef } from 'react';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
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
  /** Both are false when a listener was against it. */
  readonly select: (to: number) => boolean;
  readonly hide: () => boolean;
}

/** The element's events in their order, its methods, and what is written back. */
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
    // Wrapped into the slides only when they are read: they may have come in the same breath.
    wanted.current = to;
    openable.show();
  };
  const step = (by: number): void => {
    const to = stepTo(index, by, count, loop);
    if (to !== undefined) select(to);
  };
  const hide = (): boolean => openable.hide(undefined);
  useExpose(contract, { show, hide: () => void hide(), next: () => step(1), previous: () => step(-1) });

  // Slides may come after `open`; once they are all gone there is nothing to show.
  useLayoutEffect(() => {
    if (count === 0 && hadSlides.current) hide();
    hadSlides.current = count > 0 && openable.isOpen;
  }, [count, openable.isOpen]);

  return { isOpen: openable.isOpen && count > 0, index, show, select, hide };
}
