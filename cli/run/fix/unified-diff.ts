/** A unified diff of two texts, as `diff -u` writes it and `patch` and `git apply` read it. */

/** A line with its line break, and whether it is in both texts, in the first or in the second. */
export interface Step {
  readonly mark: ' ' | '-' | '+';
  readonly line: string;
}

const around = 3;

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The lines in both texts together that are searched for the same line. The work grows with the square. */
const mostSearched = 100;

/**
 * Returns the number of lines to skip in each text until both have the same line again: the smallest one, or else the
 * same one in both texts, because most fixes keep the number of lines.
 */
function resync(a: readonly string[], b: readonly string[], i: number, j: number): readonly [number, number] {
  const most = Math.min(a.length - i + (b.length - j), mostSearched);
  for (let sum = 1; sum < most; sum++) {
    for (let skip = Math.max(0, sum - (b.length - j)); skip <= Math.min(sum, a.length - i); skip++) {
      const [inA, inB] = [i + skip, j + sum - skip];
      if (inA < a.length && inB < b.length && a[inA] === b[inB]) return [skip, sum - skip];
    }
  }
  const both = Math.min(a.length - i, b.length - j);
  for (let skip = mostSearched >> 1; skip < both; skip++) if (a[i + skip] === b[j + skip]) return [skip, skip];
  return [a.length - i, b.length - j];
}

/** Compares two texts line by line. */
export function stepsOf(before: string, after: string): readonly Step[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      steps.push({ mark: ' ', line: a[i] ?? '' });
      i++;
      j++;
      continue;
    }
    const [gone, come] = resync(a, b, i, j);
    for (const line of a.slice(i, i + gone)) steps.push({ mark: '-', line });
    for (const line of b.slice(j, j + come)) steps.push({ mark: '+', line });
    i += gone;
    j += come;
  }
  return steps;
}

/** Returns the ranges of steps in the diff: changes with their context lines, merged where they touch. */
function hunksOf(steps: readonly Step[]): readonly (readonly [from: number, to: number])[] {
  const hunks: [number, number][] = [];
  for (const [at, { mark }] of steps.entries()) {
    if (mark === ' ') continue;
    const [from, to] = [Math.max(0, at - around), Math.min(steps.length, at + around + 1)];
    const last = hunks.at(-1);
    if (last && from <= last[1]) last[1] = to;
    else hunks.push([from, to]);
  }
  return hunks;
}

const written = ({ mark, line }: Step): string =>
  line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`;

const count = (steps: readonly Step[], without: Step['mark']): number =>
  steps.filter(({ mark }) => mark !== without).length;

/** Formats a range of lines. An empty range has the number of the line before it. */
const place = (before: number, lines: number): string => `${lines > 0 ? before + 1 : before},${lines}`;

/** Returns the texts of the hunks, in order. */
function hunkTexts(steps: readonly Step[]): readonly string[] {
  let [end, old, now] = [0, 0, 0];
  return hunksOf(steps).map(([from, to]) => {
    // All lines between two hunks are in both texts.
    old += from - end;
    now += from - end;
    const shown = steps.slice(from, to);
    const [oldLines, nowLines] = [count(shown, '+'), count(shown, '-')];
    const head = `@@ -${place(old, oldLines)} +${place(now, nowLines)} @@\n`;
    [end, old, now] = [to, old + oldLines, now + nowLines];
    return head + shown.map(written).join('');
  });
}

/** Returns the unified diff from `before` to `after`; an empty string if they are equal. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const steps = stepsOf(before, after);
  return `--- a/${file}\n+++ b/${file}\n${hunkTexts(steps).join('')}`;
}
