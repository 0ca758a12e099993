import { useLayoutEffect, useRef, useState } from 'react';
import { useEmit, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { renderNow } from '../../core/element/queue.ts';
import { contract } from './contract.ts';
import { directionOf, type Step, slideIndex, stepFrom } from './model/slide-index.ts';
import type { Slides } from './slides.ts';
import { isLinkedElsewhere } from './useLinkedGalleries.ts';

interface Settings {
  readonly currentIndex: number;
  readonly loop: boolean;
  readonly linkedGalleries: readonly string[];
  /** The number of visible slides, which is the length of a step. */
  readonly shown: number;
  /** Returns the current number, also before the first layout. */
  readonly countShown: () => number;
}

/** Keeps the current slide when slides before it are added or removed. */
function useSameSlide(nodes: readonly Element[], currentIndex: number, move: (to: number) => void): void {
  const current = useRef<Element | undefined>(undefined);
  const known = useRef({ nodes, currentIndex });
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { nodes, currentIndex };
    const index = slideIndex(currentIndex, nodes.length);
    // An index that is set together with new slides refers to the new slides.
    const isRequested =
      before.currentIndex !== currentIndex || (before.nodes.length <= currentIndex && currentIndex < nodes.length);
    if (before.nodes !== nodes && current.current && !isRequested) {
      const to = nodes.indexOf(current.current);
      if (to >= 0 && to !== index) return move(to);
      // The slide was removed: the index refers to the next slide.
      if (to < 0) move(index);
    }
    current.current = nodes[index];
  }, [nodes, currentIndex]);
}

/** The state of a moving design. Only `current-index` stores the index. */
export function useSlides(settings: Settings, nodes: readonly Element[]): Slides {
  const { currentIndex, loop, linkedGalleries, shown, countShown } = settings;
  const host = useHost();
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const count = nodes.length;
  const index = slideIndex(currentIndex, count);
  const [lastArrived, setArrived] = useState(index);
  const arrived = lastArrived < count ? lastArrived : index;
  const isMoving = arrived !== index;
  // The value of the latest render: a motion without duration ends before it can be cancelled.
  const target = useLatest(isMoving ? index : undefined);
  const stepped = useRef(0);

  const change = ({ index: to, reached }: Step, by = 0): boolean => {
    if (isMoving || count === 0 || isLinkedElsewhere(host, linkedGalleries, to)) return false;
    if (reached) emit(reached === 'end' ? 'site-reached-end' : 'site-reached-beginning');
    if (to === index || !emit('site-slide', { from: index, to })) return false;
    stepped.current = by;
    writeBack({ currentIndex: to });
    return true;
  };
  const jump = (to: number): void => {
    stepped.current = 0;
    setArrived(to);
    writeBack({ currentIndex: to });
  };
  useSameSlide(nodes, currentIndex, jump);

  return {
    nodes,
    shown,
    index,
    arrived,
    isMoving,
    direction: directionOf(arrived, index, count, loop, stepped.current),
    neighbour: (by) => {
      const { index: to, reached } = stepFrom(index, by, count, loop, shown);
      return reached || count <= shown ? undefined : to;
    },
    select: (to, by) => change({ index: slideIndex(to, count) }, by),
    step: (by) => change(stepFrom(index, by, count, loop, countShown()), by),
    settle: () => {
      if (target.current !== index) return;
      stepped.current = 0;
      // Rendered before the event, because a listener may start the next change.
      renderNow(() => setArrived(index));
      emit('site-slid', { from: arrived, to: index });
    },
    follow: (to) => {
      if (to === index || isMoving) return;
      renderNow(() => jump(to));
      // After the index is rendered too, because a listener may start the next change.
      queueMicrotask(() => emit('site-slid', { from: index, to }));
    },
    jump,
  };
}
