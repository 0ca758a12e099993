/** What somebody probably meant. */

/** Edits (insert, delete, replace, swap of neighbours) from `a` to `b`. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const edits = [(row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + change];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(...edits, isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Infinity));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

const longest = 64;
const bare = (word: string): string => word.toLowerCase().replace(/[-_\s]/g, '');

/** The one candidate that somebody can only have meant: at most one edit away, and no other is as near. */
export function surely(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = bare(word);
  if (wanted.length < 3 || word.length > longest) return undefined;
  const near = [...candidates].map((candidate) => ({ candidate, edits: distance(wanted, bare(candidate)) }));
  const least = Math.min(...near.map(({ edits }) => edits));
  const [only, ...others] = near.filter(({ edits }) => edits === least);
  return least <= 1 && others.length === 0 ? only?.candidate : undefined;
}

/**
 * The candidate that differs least from `word`, if it differs by no more than a third of its letters. Case, hyphens
 * and underscores do not count, so that `slidesPerRow` finds `slides-per-row`.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined;
  const wanted = bare(word);
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const known = bare(candidate);
    const edits = distance(wanted, known);
    if (edits < least && edits <= Math.floor(Math.max(known.length, wanted.length) / 3)) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}
