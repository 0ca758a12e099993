import { execFileSync } from 'node:child_process';
import { writeDocs } from '../docs/write-docs.ts';
import { writeMeta } from '../meta/write-meta.ts';
import { fromRoot } from '../root.ts';
import { type GraphName, graphs } from './graphs.ts';
import { writePageSheet } from './page-sheet.ts';
import { writeTypes } from './types.ts';
import { writeGraph } from './write-graph.ts';

type Step = () => Promise<unknown>;

const write = (name: GraphName): Promise<unknown> => Promise.all(graphs[name]().map(writeGraph));

/** Installs the frameworks of the host tests and the oldest React, which only builds for tests need. */
const installHosts = async (): Promise<void> => {
  execFileSync(process.execPath, [fromRoot('tools/ensure-install.mjs'), 'test/hosts'], { stdio: 'inherit' });
};

/** The build steps by their name in `npm run build -- <name>`; without a name, all of them run. */
const steps: Readonly<Record<string, readonly Step[]>> = {
  lib: [() => write('lib'), writePageSheet, writeTypes],
  page: [() => write('page')],
  test: [
    installHosts,
    () => write('test'),
    async () => (await import('../../test/hosts/build/write-hosts.ts')).writeHosts(),
    writePageSheet,
  ],
  cli: [() => write('cli')],
  meta: [writeMeta],
  docs: [writeDocs],
};

const stepsOf = (name: string): readonly Step[] => {
  const found = steps[name];
  if (!found) throw new Error(`There is nothing to build called "${name}". Known: ${Object.keys(steps).join(', ')}.`);
  return found;
};

const build = async (names: readonly string[]): Promise<void> => {
  const wanted = names.length > 0 ? names : Object.keys(steps);
  const started = performance.now();
  for (const step of new Set(wanted.flatMap(stepsOf))) await step();
  console.log(`Built ${wanted.join(', ')} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
};

const explain = (error: unknown): void => {
  const { message = String(error), frame = '', loc } = Object(error);
  console.error(`Build failed: ${message}${loc ? `\n  at ${loc.file}:${loc.line}:${loc.column}` : ''}\n${frame}`);
  process.exitCode = 1;
};

/** `--draft` as the first argument: for looking at pages, not for publishing. */
const [first, ...others] = process.argv.slice(2);
if (first === '--draft') process.env.BUILD_DRAFT = '1';

await build(first === undefined || first === '--draft' ? others : [first, ...others]).catch(explain);
