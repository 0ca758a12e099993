import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, ratioOf, valueAt } from '../measure.ts';
import { generatePages } from '../pages.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';

const count = 1000;
const seed = 1;
const rounds = 3;

const folder = fromRoot('.cache/bench/check');
const pages = join(folder, 'pages');

/** The rules that ask what ours ask: doubled attributes, labels, image alternatives, and links that lead somewhere. */
const nearestRules = ['no-dup-attr', 'input-missing-label', 'wcag/h37', 'no-missing-references', 'allowed-links'];

const configs = {
  standard: { extends: ['html-validate:standard'] },
  nearest: { rules: Object.fromEntries(nearestRules.map((rule) => [rule, 'error'])) },
};

const configFile = (name: string): string => join(folder, `${name}.json`);

const htmlValidate = (config: keyof typeof configs): string[] => [
  fromRoot('bench/node_modules/html-validate/bin/html-validate.mjs'),
  '--config',
  configFile(config),
  '--ext',
  'html',
  pages,
];

const base = 'site-elements check';

/** What Node is asked to run. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  [base]: [fromRoot('dist/cli/main.js'), 'check', pages],
  'html-validate, preset standard': htmlValidate('standard'),
  'html-validate, the five nearest rules': htmlValidate('nearest'),
  'htmlparser2, parsing only': [fromRoot('bench/subjects/parse-only.mjs'), pages],
};

const writeAll = async (): Promise<void> => {
  await mkdir(pages, { recursive: true });
  const texts = [...generatePages(count, seed)].map(([name, page]) => writeFile(join(pages, name), page));
  const rules = Object.entries(configs).map(([name, config]) =>
    writeFile(configFile(name), JSON.stringify({ root: true, ...config })),
  );
  await Promise.all([...texts, ...rules]);
};

/** Tells on another channel what the process has used, when it ends. */
const usage = pathToFileURL(fromRoot('bench/subjects/usage.mjs')).href;

interface Usage {
  /** Milliseconds. */
  readonly processor: number;
  /** Kilobytes. */
  readonly memory: number;
}

const textOf = (stream: unknown): Promise<string> | string => (stream instanceof Readable ? text(stream) : '');

const run = async (args: readonly string[]): Promise<Sample> => {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', usage, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const [stdout, stderr, report] = await Promise.all([1, 2, 3].map((channel) => textOf(child.stdio[channel])));
  const [code] = await closed;
  const seconds = (performance.now() - start) / 1000;
  // A tool that finds something, or fails, does other work than the rest: then there is nothing to compare.
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
  const { processor, memory }: Usage = JSON.parse(report ?? '');
  return {
    'time by the clock': seconds,
    'processor time': processor / 1000,
    'peak memory': memory / 1024,
  };
};

const units = { 'peak memory': 'MB' } as const;

export const check: Measure = {
  name: 'check',
  title: `Checking ${count.toLocaleString('en')} pages`,
  method: `${count.toLocaleString('en')} generated pages of 27 KB with about 400 elements and 145 links each, from a seed,
without a mistake, so that nobody reports anything. Each tool is one run of its command on the folder, start-up included;
memory is the largest resident set. html-validate 10 is the last that runs on Node 20; version 11 on Node 22 has the same
ratio (by hand, 2026-11-21). The tools do different work: its preset knows the content model of all of HTML; the five
nearest rules (\`${nearestRules.join('`, `')}\`) ask what ours ask, but ours also know the project's elements, mail and
phone links; the bare pass reads and parses.
Medians of ${rounds} rounds, in turn.`,
  inShort: (rows) => {
    const speed = Math.round(count / valueAt(rows, 'time by the clock', base));
    const times = ratioOf(rows, 'processor time', 'html-validate, preset standard', base);
    return `\`check\` reads ${speed} pages of 27 KB in a second and works ${times.toFixed(0)} times less than html-validate`;
  },
  async run() {
    await writeAll();
    return rowsOf(await takeTurns(subjects, rounds, run), { unit: 's', units, ratioTo: base });
  },
};
