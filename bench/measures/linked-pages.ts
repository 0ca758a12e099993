import { fromRoot } from '../../tools/root.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { generateLinkedPages } from '../pages.ts';
import { runNode, units } from '../run.ts';
import { rowsOf, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const count = 1000;
const seed = 1;
const repetitions = 3;

const folder = fromRoot('.cache/bench/linked-pages');

const base = 'htmlparser2, parsing only';
const oneThread = 'site-elements check, one thread';

/** Arguments of Node for each subject. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  [base]: [fromRoot('bench/subjects/parse-only.mjs'), folder],
  'site-elements check': [tools.ours, 'check', folder],
  [oneThread]: [tools.ours, 'check', folder, '--concurrency', 'off'],
};

export const linkedPages: Measure = {
  name: 'linked-pages',
  title: `Checking ${count.toLocaleString('en')} pages with many links between them`,
  method: `${count.toLocaleString('en')} generated pages with 140 links to sections of other pages and 140 ids each, all
valid. Every link is followed to its id, so the ids of all pages are kept. The bare pass reads and parses.
Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) =>
    `pages with 140 links and 140 ids each take \`check\` ${ratioOf(rows, 'processor time', oneThread, base).toFixed(1)} times the work of parsing them`,
  async run() {
    await writeFolder(folder, generateLinkedPages(count, seed));
    return rowsOf(await takeTurns(subjects, repetitions, runNode), { unit: 's', units, ratioTo: base });
  },
};
