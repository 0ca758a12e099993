import { readFile, rm } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { ensureEngine } from '../browsers/ensure.ts';
import { type EngineId, engines } from '../browsers/programs.ts';
import { fromRoot, root } from '../root.ts';
import { run } from './command.ts';
import { failure, type Outcome, unlessEmpty } from './outcome.ts';

const runner = fromRoot('test/runner/node_modules/@web/test-runner/dist/bin.js');

/** Returns the files of all browser tests in shards. Neighbours take about as long, so they are in different shards. */
export const shardBrowserTests = async (count: number): Promise<readonly (readonly string[])[]> => {
  const files = (await glob('test/**/*.browser.ts', { cwd: root, ignore: ['**/node_modules/**'] })).sort();
  return Array.from({ length: count }, (_, shard) => files.filter((_, index) => index % count === shard));
};

let runs = 0;

const readOutcome = async (results: string): Promise<Outcome | undefined> => {
  const text = await readFile(results, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
};

export interface BrowserTestOptions {
  /** The folder of the bundles in `dist/test`; by default those on React. */
  readonly build?: string;
  /** Whether the markup of the tests is prerendered (test/support/prerender-lane.ts). */
  readonly isPrerendered?: boolean;
}

/** Runs the browser tests in one engine, all files or those that match the patterns, with one build of the elements. */
export async function runBrowserTests(
  id: EngineId,
  patterns: readonly string[] = [],
  { build = '', isPrerendered = false }: BrowserTestOptions = {},
): Promise<Outcome> {
  ensureEngine(engines[id]);
  // Concurrent runs have separate folders.
  runs += 1;
  const results = fromRoot(`.cache/test/browser-${process.pid}-${runs}.json`);
  const args = [runner, ...(patterns.length > 0 ? ['--files', ...patterns] : [])];
  const { code, output } = await run(process.execPath, args, {
    env: { ENGINES: id, BROWSER_RESULTS: results, BUILD: build, PRERENDER: isPrerendered ? '1' : '' },
  });
  const outcome = await readOutcome(results);
  await rm(results, { force: true });
  if (!outcome) return failure(`The test runner ended without a result.\n${output}`);
  if (code !== 0 && outcome.failed === 0) return { ...outcome, ...failure(output), passed: outcome.passed };
  return unlessEmpty({ ...outcome, log: `${outcome.log}${output}` });
}
