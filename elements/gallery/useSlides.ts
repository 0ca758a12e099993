import { useLayoutEffect, useRef, useState } from 'react';
import { useEmit, useWriteBack } from '../../core/element/hooks/contract.ts';
import { contract } from './contract.ts';
import { type Direction, directionOf, type Step, slideIndex, stepFrom } from './model/slide-index.ts';

interface Settings {
  readonly currentIndex: number;
  readonly loop: boolean;
}

/** Where a gallery is and how it moves: what designs, controls, keys and autoplay share. */
export interface Slides {
  readonly nodes: readonly Element[];
  /** The current slide, from the moment that a change to it begins. */
  readonly index: number;
  /** The slide that is in its place: the one that the change comes from. */
  readonly arrived: number;
  readonly isMoving: boolean;
  readonly direction: Direction;
  /** Whether there is a slide that way. */
  readonly canStep: (by: number) => boolean;
  /** Refused while a change is in motion, and where a listener cancels; says whether it changes. */
  readonly select: (to: number) => boolean;
  /** The same by a number of slides; tells where the slides end. */
  readonly step: (by: number) => boolean;
  /** The design calls this when the current slide is in its place: it ends the motion. */
  readonly settle: () => void;
}

/** Keeps the current slide current when slides before it come or go. */
function useSameSlide(nodes: readonly Element[], index: number, move: (to: number) => void): void {
  const current = useRef<Element | undefined>(undefined);
  const known = useRef(nodes);
  useLayoutEffect(() => {
    const to = current.current ? nodes.indexOf(current.current) : -1;
    const isSame = known.current === nodes;
    known.current = nodes;
    if (!isSame && to >= 0 && to !== index) move(to);
    else current.current = nodes[index];
  }, [nodes, index]);
}

/** The state of a design that moves. `current-index` is the only place where the index is kept. */
export function useSlides({ currentIndex, loop }: Settings, nodes: readonly Element[]): Slides {
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const count = nodes.length;
  const index = slideIndex(currentIndex, count);
  const [lastArrived, setArrived] = useState(index);
  const arrived = lastArrived < count ? lastArrived : index;
  const isMoving = arrived !== index;

  const change = ({ index: to, reached }: Step): boolean => {
    if (isMoving || count === 0) return false;
    if (reached) emit(reached === 'end' ? 'site-reached-end' : 'site-reached-beginning');
    if (to === index || !emit('site-slide', { from: index, to })) return false;
    writeBack({ currentIndex: to });
    return true;
  };
  useSameSlide(nodes, index, (to) => {
    setArrived(to);
    writeBack({ currentIndex: to });
  });

  return {
    nodes,
    index,
    arrived,
    isMoving,
    direction: directionOf(arrived, index, count, loop),
    canStep: (by) => count > 1 && stepFrom(index, by, count, loop).reached === undefined,
    select: (to) => change({ index: slideIndex(to, count) }),
    step: (by) => change(stepFrom(index, by, count, loop)),
    settle: () => {
      if (!isMoving) return;
      setArrived(index);
      emit('site-slid', { from: arrived, to: index });
    },
  };
}
