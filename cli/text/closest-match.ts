/** Suggestions for misspelt words. */

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
const bare = (word: string): string => word.toLowerCase().replace(/[-_\s]/g, '');

/** Returns the only candidate at most one edit away, or undefined if there is none or several are as close. */
export function unambiguousMatch(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = bare(word);
  if (wanted.length < 3 || word.length > longest) return undefined;
  const near = [...candidates].map((candidate) => ({ candidate, edits: distance(wanted, bare(candidate), 1) }));
  const least = Math.min(...near.map(({ edits }) => edits));
  const [only, ...others] = near.filter(({ edits }) => edits === least);
  return least <= 1 && others.length === 0 ? only?.candidate : undefined;
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
  const wanted = bare(word);
  if (wanted.length < 4 || word.length > longest) return undefined;
  const limit = wanted.length < 8 ? 1 : 2;
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const edits = distance(wanted, bare(candidate), limit);
    if (edits < least) [best, least] = [candidate, edits];
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
    const known = bare(candidate);
    // Only a better candidate counts, so that most of a long list is refused early.
    const limit = Math.min(Math.floor(Math.max(known.length, wanted.length) / 3), least - 1);
    const edits = distance(wanted, known, limit);
    if (edits < least) {
      best = candidate;
      least = edits;
    }
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
