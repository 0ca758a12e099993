/** The box of a video: the ratio that an author may set, and the one that it has. */
import { type Attribute, ratio } from '../../../core/model/contract/kinds.ts';
import type { Size } from '../../../core/model/contract/size.ts';

/**
 * Width to height as in `16:9`; or, as site builders store it, the height in percent of the width: `56.25%`. A bare
 * number from 10 on is such a percentage too, since no video is ten times as wide as it is high.
 */
export function videoRatio(): Attribute<number | undefined> {
  const kind = ratio();
  return {
    ...kind,
    accepts: 'a ratio such as 16:9, or a height such as 56.25%',
    parse: (text) => {
      const [, amount, percent] = /^([\d.]+)(%?)$/.exec(text.trim()) ?? [];
      return kind.parse(percent || Number(amount) >= 10 ? `100:${amount}` : text);
    },
    format: (value) => `${value}:1`,
  };
}

interface Facts {
  /** The author's setting: width divided by height. */
  readonly setting: number | undefined;
  /** The embed's own size. */
  readonly size: Size | undefined;
  readonly hasImage: boolean;
  readonly hasPlayer: boolean;
}

/**
 * Width divided by height of the box (widgets 9; decisions 10): the setting, the embed's own size, 16:9 for a
 * thumbnail, 56.3 % for a player, 65 % where there is neither. Nothing of it changes when the video is played, and so
 * the box does not.
 */
export const boxRatio = ({ setting, size, hasImage, hasPlayer }: Facts): number =>
  setting ?? (size ? size.width / size.height : hasImage ? 16 / 9 : 100 / (hasPlayer ? 56.3 : 65));
