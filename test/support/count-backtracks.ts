/** Counts the work of a regular expression without a clock. */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--allow-natives-syntax');
// V8's own test function: a regular expression that finds nothing once it has backtracked more often than the limit.
const limited = new Function(
  'source',
  'flags',
  'limit',
  'return %NewRegExpWithBacktrackLimit(source, flags, limit)',
) as (source: string, flags: string, limit: number) => RegExp;

/** Returns how often the expression backtracks until it finds its first match in the text, which must have one. */
export function countBacktracks({ source, flags }: RegExp, text: string): number {
  const isEnough = (limit: number): boolean => limited(source, flags, limit).exec(text) !== null;
  let high = 1;
  while (!isEnough(high)) {
    high *= 2;
    if (high > 2 ** 30) throw new Error('The text has no match, or takes over a thousand million steps.');
  }
  let low = high >> 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
