import { readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import { fromRoot, root } from '../root.ts';
import { writeBatches } from './batches.ts';
import { run } from './command.ts';
import { failure, type Outcome, unlessEmpty } from './outcome.ts';

/** One line of the report: a finished test. */
export interface NodeTestLine {
  readonly name: string;
  readonly passed: boolean;
  readonly skip?: string | boolean;
  /** The file that contains the test. */
  readonly file: string;
  /** Whether the line is that of a process (`node --test` reports only those that failed or that contain no tests). */
  readonly isProcess: boolean;
}

/** For a process; only tests that hang take so long. */
const TIMEOUT_MS = 1_800_000;

const seed = pathToFileURL(fromRoot('tools/test/property-seed.mjs')).href;

const reportersInto = (results: string): readonly string[] => [
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  `--test-reporter=${pathToFileURL(fromRoot('tools/test/node-reporter.mjs'))}`,
  `--test-reporter-destination=${results}`,
];

const isSkip = ({ skip }: NodeTestLine): boolean => skip !== undefined && skip !== false;
const hasReason = ({ skip }: NodeTestLine): boolean => typeof skip === 'string' && skip !== '';

/** A process without tests, or a skipped test without a reason, is a failure. */
const isFailure = (line: NodeTestLine): boolean => !line.passed || line.isProcess || (isSkip(line) && !hasReason(line));

/** The counts of a report. A file of which no test is in the report is a failure. */
export const outcomeOf = (all: readonly NodeTestLine[], files: readonly string[], output: string): Outcome => {
  const reported = new Set(all.map(({ file }) => relative(root, file).split(sep).join('/')));
  const silent = files
    .filter((file) => !reported.has(file))
    .map((file): NodeTestLine => ({ name: file, passed: true, file, isProcess: true }));
  const lines = [...all, ...silent];
  const failed = lines.filter(isFailure);
  const skipped = lines.filter((line) => isSkip(line) && !isFailure(line));
  const unexplained = failed
    .filter(({ passed }) => passed)
    .map(({ name }) => `No test, or a skip without a reason: ${name}`);
  return {
    passed: lines.length - failed.length - skipped.length,
    failed: failed.length,
    skips: skipped.map(({ name, skip }) => ({ test: name, reason: String(skip) })),
    log: [output, ...unexplained].join('\n'),
  };
};

const readLines = async (results: string): Promise<NodeTestLine[]> => {
  const text = await readFile(results, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): NodeTestLine => JSON.parse(line));
};

let runs = 0;

interface NodeTestOptions {
  /** The Node executable; by default the one that runs this. */
  readonly node?: string;
  /** For each process. */
  readonly timeoutMs?: number;
  /** Files that are left out. */
  readonly except?: readonly string[];
}

/** Runs the Node tests in the files that match the patterns. */
export const runNodeTests = async (
  patterns: readonly string[],
  { node = process.execPath, timeoutMs = TIMEOUT_MS, except = [] }: NodeTestOptions = {},
): Promise<Outcome> => {
  const files = (await glob([...patterns], { cwd: root, ignore: ['**/node_modules/**', ...except] })).sort();
  // Concurrent runs have separate folders.
  runs += 1;
  const folder = fromRoot(`.cache/test/node-${process.pid}-${runs}`);
  const batches = await writeBatches(folder, files);
  const results = join(folder, 'results.jsonl');
  const options = ['--import', 'tsx', '--import', seed, '--test', `--test-timeout=${timeoutMs}`];
  const { code, output } = await run(node, [...options, ...reportersInto(results), ...batches]);
  const outcome = outcomeOf(await readLines(results), files, output);
  await rm(folder, { recursive: true, force: true });
  if (code !== 0 && outcome.failed === 0) return { ...outcome, ...failure(output), passed: outcome.passed };
  return unlessEmpty(outcome);
};
