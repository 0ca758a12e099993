import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, ratioOf, valueAt } from '../measure.ts';
import { generatePages } from '../pages.ts';
import { runNode, units } from '../run.ts';
import { rowsOf, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const count = 1000;
const seed = 1;
const repetitions = 3;

const folder = fromRoot('.cache/bench/check');
const pages = join(folder, 'pages');

/** The rules that are similar to ours: duplicate attributes, labels, image alternatives, and links with a target. */
const nearestRules = ['no-dup-attr', 'input-missing-label', 'wcag/h37', 'no-missing-references', 'allowed-links'];

const configs = {
  standard: { extends: ['html-validate:standard'] },
  nearest: { rules: Object.fromEntries(nearestRules.map((rule) => [rule, 'error'])) },
};

const configFile = (name: string): string => join(folder, `${name}.json`);

const htmlValidate = (config: keyof typeof configs): string[] => [
  tools.htmlValidate,
  '--config',
  configFile(config),
  '--ext',
  'html',
  pages,
];

const base = 'site-elements check';

/** Arguments of Node for each subject. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  [base]: [tools.ours, 'check', pages],
  'site-elements check, one thread': [tools.ours, 'check', pages, '--concurrency', 'off'],
  'html-validate, preset standard': htmlValidate('standard'),
  'html-validate, the five nearest rules': htmlValidate('nearest'),
  'HTMLHint, default rules': [tools.htmlHint, pages],
  'htmlparser2, parsing only': [fromRoot('bench/subjects/parse-only.mjs'), pages],
};

const writeAll = async (): Promise<void> => {
  await writeFolder(pages, generatePages(count, seed));
  const rules = Object.entries(configs).map(([name, config]) =>
    writeFile(configFile(name), JSON.stringify({ root: true, ...config })),
  );
  await Promise.all(rules);
};

export const check: Measure = {
  name: 'check',
  title: `Checking ${count.toLocaleString('en')} pages`,
  method: `${count.toLocaleString('en')} generated pages of 27 KB with about 400 elements and 145 links each, from a seed,
without errors, so that no tool reports messages. Each tool is one run of its command on the folder, start-up included;
memory is the largest resident set. html-validate 10 is the last that runs on Node 20; version 11 on Node 22 has the same
ratio (by hand, 2026-11-21). The tools do different work: its preset knows the content model of all of HTML; the five
nearest rules (\`${nearestRules.join('`, `')}\`) check what ours check, but ours also know the project's elements, mail and
phone links and share the pages with a second thread, unless the row specifies one; HTMLHint's default rules are ten that look at one tag at a time; the bare pass reads and parses.
Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) => {
    const speed = Math.round(count / valueAt(rows, 'time by the clock', base));
    const times = ratioOf(rows, 'processor time', 'html-validate, preset standard', base);
    return `\`check\` reads ${speed} pages of 27 KB in a second and works ${times.toFixed(0)} times less than html-validate`;
  },
  async run() {
    await writeAll();
    return rowsOf(await takeTurns(subjects, repetitions, runNode), { unit: 's', units, ratioTo: base });
  },
};
