/** A unified diff of two texts, as `diff -u` writes it and `patch` and `git apply` read it. */

/** A line with its line break, and whether it is in both texts, in the first or in the second. */
interface Step {
  readonly mark: ' ' | '-' | '+';
  readonly line: string;
}

const around = 3;

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Returns the smallest number of lines to skip in each text until both have the same line again. */
function resync(a: readonly string[], b: readonly string[], i: number, j: number): readonly [number, number] {
  const most = a.length - i + (b.length - j);
  for (let sum = 1; sum < most; sum++) {
    for (let skip = Math.max(0, sum - (b.length - j)); skip <= Math.min(sum, a.length - i); skip++) {
      const [inA, inB] = [i + skip, j + sum - skip];
      if (inA < a.length && inB < b.length && a[inA] === b[inB]) return [skip, sum - skip];
    }
  }
  return [a.length - i, b.length - j];
}

function stepsOf(a: readonly string[], b: readonly string[]): readonly Step[] {
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
    steps.push(...a.slice(i, i + gone).map((line): Step => ({ mark: '-', line })));
    steps.push(...b.slice(j, j + come).map((line): Step => ({ mark: '+', line })));
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

function hunk(steps: readonly Step[], from: number, to: number): string {
  const [before, shown] = [steps.slice(0, from), steps.slice(from, to)];
  const old = place(count(before, '+'), count(shown, '+'));
  const now = place(count(before, '-'), count(shown, '-'));
  return `@@ -${old} +${now} @@\n${shown.map(written).join('')}`;
}

/** Returns the unified diff from `before` to `after`; an empty string if they are equal. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const steps = stepsOf(linesOf(before), linesOf(after));
  const hunks = hunksOf(steps).map(([from, to]) => hunk(steps, from, to));
  return `--- a/${file}\n+++ b/${file}\n${hunks.join('')}`;
}
