/** The positions of tabs, the links to them, and the keys that move between them (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */

/** Returns the position of an index, of which any integer wraps around. */
export const wrapIndex = (index: number, count: number): number => (count > 0 ? ((index % count) + count) % count : 0);

/** Returns the position to which a key moves the focus from another position; undefined for other keys. */
export function tabAfterKey(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return wrapIndex(index + 1, count);
  return key === backward ? wrapIndex(index - 1, count) : undefined;
}

/** Returns the fragment of a URL that names a tab: `set-lunch` for `Set lunch`. */
export const fragmentOf = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
