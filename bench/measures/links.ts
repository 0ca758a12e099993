import { join } from 'node:path';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { generatePages } from '../pages.ts';
import { runNode, units } from '../run.ts';
import { rowsOf, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const count = 200;
const seed = 1;
const repetitions = 5;

const folder = fromRoot('.cache/bench/links');

const base = 'site-elements check';
const peer = 'linkinator';

/** Arguments of Node for each subject. Links to images and stylesheets are skipped, because these files do not exist. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  [base]: [tools.ours, 'check', folder],
  [peer]: [
    ...[tools.linkinator, 'page-0.html', '--server-root', folder],
    ...['--recurse', '--check-fragments', '--skip', '\\.(jpg|css)$'],
  ],
  hyperlink: [
    ...[tools.hyperlink, '--recursive', '--internal', '--root', folder],
    ...['--skip', '.jpg', '--skip', '.css', join(folder, 'page-0.html')],
  ],
};

export const links: Measure = {
  name: 'links',
  title: `Following the links of ${count} pages`,
  method: `${count} generated pages of 27 KB with 145 links each, to each other and within, all valid. linkinator 7.6.1 is
the last that runs on Node 20; it serves the folder to itself and requests each page as a browser would, hyperlink reads
the files and builds a graph of them, ours reads the files and checks everything else besides. Whole processes; medians
of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) =>
    `a site's links take \`check\` ${ratioOf(rows, 'time by the clock', base, peer).toFixed(2)} times what they take linkinator`,
  async run() {
    await writeFolder(folder, generatePages(count, seed));
    return rowsOf(await takeTurns(subjects, repetitions, runNode), { unit: 's', units, ratioTo: base });
  },
};
