/** The transitions of a slideshow (docs/spec.md#widgets-2, "Gallery designs"). */
import type { Point } from '../../../core/model/contract/point.ts';
import type { Direction } from './slide-index.ts';

export const transitions = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'] as const;

export type Transition = (typeof transitions)[number];

/** The keyframes of both slides of a change. */
export interface Change {
  readonly incoming: Keyframe[];
  readonly outgoing: Keyframe[];
}

const moved = (part: number): string => `translateX(${part * 100}%)`;

const fade: Change = { incoming: [{ opacity: 0 }, { opacity: 1 }], outgoing: [{ opacity: 1 }, { opacity: 1 }] };

interface Facts {
  readonly direction: Direction;
  readonly isRtl: boolean;
  /** The offset of the slides at the end of a drag, as a fraction of the width, positive to the right. */
  readonly drawn: number;
}

/** Side by side, from the offset of the drag. */
function slide({ direction, isRtl, drawn }: Facts): Change {
  const side = (direction === 'forward') === isRtl ? -1 : 1;
  return {
    incoming: [{ transform: moved(side + drawn) }, { transform: moved(0) }],
    outgoing: [{ transform: moved(drawn) }, { transform: moved(-side) }],
  };
}

export const changeOf = (transition: Transition, facts: Facts): Change =>
  transition === 'fade' || transition === 'ken-burns' ? fade : slide(facts);

/** Returns whether the slides follow the finger during a drag. */
export const followsFinger = (transition: Transition): boolean => transition !== 'fade' && transition !== 'ken-burns';

/** The slow zoom of the current slide toward its focal point (docs/spec.md#widgets-9: ken-burns zoom 1.075). */
export const zoom = ({ x, y }: Point): Keyframe[] => {
  const transformOrigin = `${x * 100}% ${y * 100}%`;
  return [
    { transform: 'scale(1)', transformOrigin },
    { transform: 'scale(1.075)', transformOrigin },
  ];
};
