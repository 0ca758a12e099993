import { rm } from 'node:fs/promises';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { runNode, units } from '../run.ts';
import { rowsOf, takeTurns } from '../samples.ts';
import { generateSavedPages } from '../saved-pages.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const counts = [1000, 4000] as const;
const repetitions = 3;

const folderOf = (count: number): string => fromRoot(`.cache/bench/saved-pages-${count}`);
const out = fromRoot('.cache/bench/converted-pages');

const base = 'htmlparser2, parsing only';
const few = 'site-elements convert';
const many = 'site-elements convert, four times the pages';

const convert = (count: number): readonly string[] => [
  ...[tools.ours, 'convert', folderOf(count), '--out', out],
  ...['--elements', 'https://example.com/site-elements/', '--quiet'],
];

/** Arguments of Node for each subject. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  [base]: [fromRoot('bench/subjects/parse-only.mjs'), folderOf(counts[0])],
  [few]: convert(counts[0]),
  [many]: convert(counts[1]),
};

export const convertPages: Measure = {
  name: 'convert',
  title: `Converting ${counts[0].toLocaleString('en')} saved pages`,
  method: `${counts[0].toLocaleString('en')} generated pages of 27 KB with 16 blocks each, in the markup of a site builder, are
converted and written to an empty folder. The bare pass reads and parses them. Memory is compared with that for
${counts[1].toLocaleString('en')} pages. Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) =>
    `\`convert\` takes ${ratioOf(rows, 'processor time', few, base).toFixed(1)} times the work of parsing the pages, and four times the pages take ${ratioOf(rows, 'peak memory', many, few).toFixed(1)} times the memory`,
  async run() {
    for (const count of counts) await writeFolder(folderOf(count), generateSavedPages(count));
    const run = async (args: readonly string[]) => {
      await rm(out, { recursive: true, force: true });
      return runNode(args);
    };
    return rowsOf(await takeTurns(subjects, repetitions, run), { unit: 's', units, ratioTo: base });
  },
};
