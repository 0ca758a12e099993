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

const folderOf = (count: number): string => join(fromRoot('.cache/bench/many-pages'), String(count));

const pagesLabel = (count: number): string => `${count.toLocaleString('en')} pages`;

const base = pagesLabel(few);

/** Arguments of Node for each subject. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  [base]: [tools.ours, 'check', folderOf(few)],
  [pagesLabel(many)]: [tools.ours, 'check', folderOf(many)],
  [`${pagesLabel(many)}, one thread`]: [tools.ours, 'check', folderOf(many), '--concurrency', 'off'],
  [`${pagesLabel(many)}, htmlparser2, parsing only`]: [fromRoot('bench/subjects/parse-only.mjs'), folderOf(many)],
};

export const manyPages: Measure = {
  name: 'many-pages',
  title: 'Checking a site of eight thousand pages',
  method: `The pages of the measure above, ${base} and ${pagesLabel(many)} of them: what a page more costs, and whether memory
grows with the site, of which every link is followed. Ours shares the pages with a second thread, unless the row specifies
one. Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) => {
    const speed = Math.round(many / valueAt(rows, 'time by the clock', pagesLabel(many)));
    const memory = [few, many].map((count) => valueAt(rows, 'peak memory', pagesLabel(count)).toFixed(0));
    return `of ${pagesLabel(many)} \`check\` reads ${speed} in a second, in ${memory[1]} MB where ${base} take ${memory[0]}`;
  },
  async run() {
    for (const count of [few, many]) await writeFolder(folderOf(count), generatePages(count, seed));
    return rowsOf(await takeTurns(subjects, repetitions, runNode), { unit: 's', units, ratioTo: base });
  },
};
