import type { Direction } from './model/slide-index.ts';

/** The current slide and its changes, shared by designs, controls, keys and autoplay. */
export interface Slides {
  readonly nodes: readonly Element[];
  /** Slides that are seen at once. */
  readonly shown: number;
  /** The current slide, from the moment that a change to it begins. */
  readonly index: number;
  /** The slide that is in its place: the one that the change comes from. */
  readonly arrived: number;
  readonly isMoving: boolean;
  readonly direction: Direction;
  /** Where a step leads, forward (1) or back (-1); `undefined` where there is nothing more. */
  readonly neighbour: (by: number) => number | undefined;
  /** Starts a change. Returns false while another one is in motion, and when a listener cancels it. */
  readonly select: (to: number) => boolean;
  /** The same for the next (1) or previous (-1) slide or group; dispatches an event at the first and last one. */
  readonly step: (by: number) => boolean;
  /** The design calls this when the current slide is in its place: it ends the motion. */
  readonly settle: () => void;
  /** A visitor's own scrolling has come to rest at this slide. */
  readonly follow: (to: number) => void;
  /** Shows this slide without motion or events: the URL selected it, or its index has changed. */
  readonly jump: (to: number) => void;
}
