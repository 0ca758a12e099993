/** How a slideshow changes slides (docs/spec.md#widgets-2, "Gallery designs"). */
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
  /** How far a finger has drawn the slides already, as a part of the width, to the right positive. */
  readonly drawn: number;
}

/** Side by side, from where a finger has left them. */
function slide({ direction, isRtl, drawn }: Facts): Change {
  const side = (direction === 'forward') === isRtl ? -1 : 1;
  return {
    incoming: [{ transform: moved(side + drawn) }, { transform: moved(0) }],
    outgoing: [{ transform: moved(drawn) }, { transform: moved(-side) }],
  };
}

export const changeOf = (transition: Transition, facts: Facts): Change =>
  transition === 'fade' || transition === 'ken-burns' ? fade : slide(facts);

/** Whether the slides go with the finger before they change. */
export const followsFinger = (transition: Transition): boolean => transition !== 'fade' && transition !== 'ken-burns';

/** The slow zoom of a slide that stays, toward what matters in it (docs/spec.md#widgets-9: ken-burns zoom 1.075). */
export const zoom = ({ x, y }: Point): Keyframe[] => {
  const transformOrigin = `${x * 100}% ${y * 100}%`;
  return [
    { transform: 'scale(1)', transformOrigin },
    { transform: 'scale(1.075)', transformOrigin },
  ];
};
