/** The visible part of a block, in CSS pixels. */
export interface Visibility {
  readonly isIntersecting: boolean;
  /** The visible share of the block, from 0 to 1. */
  readonly share: number;
  readonly blockHeight: number;
  readonly windowHeight: number;
}

/** Whether at least half of a block is visible, or any of a block that is as high as the window (docs/spec.md#runtime-4). */
export const isInView = ({ isIntersecting, share, blockHeight, windowHeight }: Visibility): boolean =>
  isIntersecting && (share >= 0.5 || blockHeight >= windowHeight);
