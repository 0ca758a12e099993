import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, valueAt } from '../measure.ts';
import { generatePages } from '../pages.ts';
import { runNode, units } from '../run.ts';
import { rowsOf, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const few = 1000;
const many = 8008;
const seed = 1;
const repetitions = 3;

const root = fromRoot('.cache/bench/lint-cache');
const folderOf = (count: number): string => join(root, String(count));

interface Subject {
  readonly args: readonly string[];
  /** Whether one page is changed before the run. */
  readonly isChanged?: boolean;
}

const cached = (count: number): readonly string[] => [
  ...[tools.ours, 'check', folderOf(count)],
  ...['--cache-location', join(root, `${count}.cache`)],
];

const label = (count: number): string => `${count.toLocaleString('en')} pages`;

const base = `${label(many)}, no cache`;
const unchanged = `${label(many)}, unchanged`;

const subjects: Readonly<Record<string, Subject>> = {
  [`${label(few)}, no cache`]: { args: [tools.ours, 'check', folderOf(few)] },
  [`${label(few)}, unchanged`]: { args: cached(few) },
  [base]: { args: [tools.ours, 'check', folderOf(many)] },
  [unchanged]: { args: cached(many) },
  [`${label(many)}, one changed`]: { args: cached(many), isChanged: true },
};

let changes = 0;

async function runSubject({ args, isChanged }: Subject) {
  const [first = ''] = generatePages(1, seed).values();
  if (isChanged) {
    changes += 1;
    await writeFile(join(folderOf(many), 'page-0.html'), first.replace('</main>', `<p>${changes}</p></main>`));
  }
  return runNode(args);
}

export const lintCache: Measure = {
  name: 'lint-cache',
  title: 'Checking pages again with a cache',
  method: `The pages of the measures above, checked again with \`--cache-location\` after a run that wrote the cache. Each page is
still read, and links between pages are followed. Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) => {
    const seconds = valueAt(rows, 'time by the clock', unchanged).toFixed(1);
    return `with \`--cache\`, \`check\` reads ${label(many)} that have not changed in ${seconds} s`;
  },
  async run() {
    for (const count of [few, many]) {
      await writeFolder(folderOf(count), generatePages(count, seed));
      await runNode(cached(count));
    }
    return rowsOf(await takeTurns(subjects, repetitions, runSubject), { unit: 's', units, ratioTo: base });
  },
};
