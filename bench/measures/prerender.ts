import { join } from 'node:path';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, valueAt } from '../measure.ts';
import { generatePages } from '../pages.ts';
import { runNode, units } from '../run.ts';
import { rowsOf, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const few = 1000;
const many = 8000;
const seed = 1;
const repetitions = 3;

const folder = fromRoot('.cache/bench/prerender');
const folderOf = (count: number): string => join(folder, String(count));

const pagesLabel = (count: number): string => `${count.toLocaleString('en')} pages`;

const base = pagesLabel(few);

/** Arguments of Node for each subject. */
const subjects = Object.fromEntries(
  [few, many].map((count) => [
    pagesLabel(count),
    [tools.ours, 'prerender', folderOf(count), '--out', `${folderOf(count)}-prerendered`],
  ]),
);

export const prerender: Measure = {
  name: 'prerender',
  title: 'Prerendering a site',
  method: `Pages of about 27 KB, each with five galleries of twelve images and a dialog, are read from a folder, prerendered
and written to another one, by one process in one thread. *Processor time* includes the start of the process and the threads
of Node's garbage collector. Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) => {
    const speed = Math.round(many / valueAt(rows, 'processor time', pagesLabel(many)));
    const memory = [few, many].map((count) => valueAt(rows, 'peak memory', pagesLabel(count)).toFixed(0));
    return `\`prerender\` writes ${speed} pages of 27 KB in a second of processor time, ${pagesLabel(many)} in ${memory[1]} MB where ${base} take ${memory[0]}`;
  },
  async run() {
    for (const count of [few, many]) await writeFolder(folderOf(count), generatePages(count, seed));
    return rowsOf(await takeTurns(subjects, repetitions, runNode), { unit: 's', units, ratioTo: base });
  },
};
