/** Suggestions for misspelt words. */
import { memoizeText } from './memoize-text.ts';

/**
 * Counts the edits (insert, delete, replace, swap of neighbours) from `a` to `b`; Infinity when there are over `limit`.
 * A cell of the table that is further than `limit` from the diagonal needs more edits, so it is not computed: a file can
 * have any number of misspelt words.
 */
function distance(a: string, b: string, limit: number): number {
  if (limit < 0 || Math.abs(a.length - b.length) > limit) return Infinity;
  const over = limit + 1;
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= Math.min(b.length, limit); j++) last[j] = j;
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = i <= limit ? [i] : [];
    let least = row[0] ?? over;
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (beforeLast[j - 2] ?? over) + 1 : over;
      const edits = Math.min((row[j - 1] ?? over) + 1, (last[j] ?? over) + 1, (last[j - 1] ?? over) + change, swapped);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    // A swap continues from the row before the last.
    if (least > limit && leastBefore > limit) return Infinity;
    beforeLast = last;
    last = row;
    leastBefore = least;
  }
  const edits = last[b.length] ?? over;
  return edits <= limit ? edits : Infinity;
}

const longest = 64;

/** A word as it is compared: without case, hyphens and underscores. */
interface Bare {
  readonly text: string;
  /** A bit for each letter, and for groups of other characters. */
  readonly characters: number;
}

function bare(word: string): Bare {
  const text = word.toLowerCase().replace(/[-_\s]/g, '');
  let characters = 0;
  for (let at = 0; at < text.length; at++) characters |= 1 << (text.charCodeAt(at) & 31);
  return { text, characters };
}

/** Returns a candidate as it is compared. The candidates of most words are the same names of a contract. */
const bareCandidate = memoizeText(bare);

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Counts the edits like `distance`. An edit changes at most two of the bits, so most words differ in too many of them. */
const edits = (a: Bare, b: Bare, limit: number): number =>
  bitsIn(a.characters ^ b.characters) > 2 * limit ? Infinity : distance(a.text, b.text, limit);

/** Returns the only candidate at most one edit away, or undefined if there is none or several are as close. */
export function unambiguousMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined;
  const wanted = bare(word);
  if (wanted.text.length < 3) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const needed = edits(wanted, bareCandidate(candidate), 1);
    if (needed > 1 || needed > least) continue;
    best = needed === least ? undefined : candidate;
    least = needed;
  }
  return best;
}

const hasLongPart = (word: string): boolean => /\p{L}{4}/u.test(word);
const digitsIn = (word: string): string => word.replace(/\D/g, '');

/**
 * Returns the candidate that a fix may write instead of the word, or undefined. One edit makes a code (`AED`, `en-US`) or
 * a number (`16:9`) another one that may be meant, so words without a part of four letters and other digits do not count.
 */
export function fixableMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (!hasLongPart(word)) return undefined;
  const meant = unambiguousMatch(word, candidates);
  return meant !== undefined && hasLongPart(meant) && digitsIn(meant) === digitsIn(word) ? meant : undefined;
}

/**
 * Returns the candidate at most one edit away, two in long words; undefined for short words. Case, hyphens and
 * underscores do not count.
 */
export function nearMatch(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > longest) return undefined;
  const wanted = bare(word);
  if (wanted.text.length < 4) return undefined;
  const limit = wanted.text.length < 8 ? 1 : 2;
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const needed = edits(wanted, bareCandidate(candidate), limit);
    if (needed < least) [best, least] = [candidate, needed];
  }
  return best;
}

/**
 * Returns the candidate that differs least from `word`, if at most a third of the letters differ. Case, hyphens and
 * underscores do not count, so that `slidesPerRow` finds `slides-per-row`.
 */
export function closestMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined;
  const wanted = bare(word);
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const other = bareCandidate(candidate);
    // Only a better candidate counts, so that most of a long list is refused early.
    const limit = Math.min(Math.floor(Math.max(other.text.length, wanted.text.length) / 3), least - 1);
    const needed = edits(wanted, other, limit);
    if (needed < least) [best, least] = [candidate, needed];
  }
  return best;
}

const mostMatches = 5;

/** Returns candidates that `word` may mean: the closest one, and those that have one of its words, such as `alt`. */
export function closestMatches(word: string, candidates: readonly string[]): readonly string[] {
  const parts = word
    .slice(0, longest)
    .toLowerCase()
    .split(/[-_\s]+/);
  const closest = closestMatch(word, candidates);
  const related = candidates.filter((candidate) => candidate.split('-').some((part) => parts.includes(part)));
  return [...new Set([...(closest === undefined ? [] : [closest]), ...related])].slice(0, mostMatches);
}
