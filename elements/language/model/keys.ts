/** Returns the position of the link to which a key moves the focus; undefined for other keys. `at` is -1 on the button before the links. */
export function linkAfterKey(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  return key === 'ArrowUp' ? Math.max(at - 1, 0) : undefined;
}
