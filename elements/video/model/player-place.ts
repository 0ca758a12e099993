import type { Size } from '../../../core/model/contract/size.ts';
import type { Mode } from './modes.ts';

/** A rectangle in the box, in pixels from its left top corner. */
export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** The size of players whose own size is unknown (docs/spec.md#widgets-9: fallback 56.3 %). */
const fallback: Size = { width: 100, height: 56.3 };

/**
 * Returns the position and size of the player in its box: contained (`fit`), covering it (`fill`), or in its own size (`none`,
 * limited to the size of the box). Returns undefined when the player fills the box.
 */
export function playerPlace(mode: Mode | undefined, box: Size, own: Size | undefined): Place | undefined {
  if (!mode || mode === 'null' || (mode === 'none' && !own)) return undefined;
  const { width, height } = own ?? fallback;
  const scales = [box.width / width, box.height / height];
  const scale = mode === 'fill' ? Math.max(...scales) : Math.min(...scales, mode === 'none' ? 1 : Infinity);
  const size = { width: width * scale, height: height * scale };
  return { ...size, left: (box.width - size.width) / 2, top: (box.height - size.height) / 2 };
}
