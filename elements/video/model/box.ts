import type { Size } from '../../../core/model/contract/size.ts';

interface Facts {
  /** The embed's own size. */
  readonly size: Size | undefined;
  readonly hasImage: boolean;
  readonly hasPlayer: boolean;
}

/**
 * Width divided by height of the box (docs/spec.md#widgets-9; docs/decisions.md#decision-10): the author's setting, the
 * embed's own size, 16:9 for a thumbnail, 56.3 % for a player, 65 % if there is neither. The ratio does not change when
 * the video is played.
 */
export const boxRatio = (setting: number | undefined, { size, hasImage, hasPlayer }: Facts): number =>
  setting ?? (size ? size.width / size.height : hasImage ? 16 / 9 : 100 / (hasPlayer ? 56.3 : 65));
