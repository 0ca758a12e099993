import type { Direction } from './model/slide-index.ts';

/** The current slide and its changes, shared by designs, controls, keys and autoplay. */
export interface Slides {
  readonly nodes: readonly Element[];
  /** The number of visible slides. */
  readonly shown: number;
  /** The index of the current slide, from the start of a change to it. */
  readonly index: number;
  /** The index of the slide that is shown: during a change, the previous one. */
  readonly arrived: number;
  readonly isMoving: boolean;
  readonly direction: Direction;
  /** Returns the slide that a step forward (1) or back (-1) leads to; `undefined` at the end. */
  readonly neighbour: (by: number) => number | undefined;
  /** Starts a change, in the direction of a step (1 or -1). Returns false while another one is in motion, and when a listener cancels it. */
  readonly select: (to: number, by?: number) => boolean;
  /** The same for the next (1) or previous (-1) slide or group; dispatches an event at the first and last one. */
  readonly step: (by: number) => boolean;
  /** Ends the motion. The design calls this when the current slide is in position. */
  readonly settle: () => void;
  /** Called when the visitor has scrolled to this slide. */
  readonly follow: (to: number) => void;
  /** Shows this slide without motion or events: the URL selected it, or its index has changed. */
  readonly jump: (to: number) => void;
}
