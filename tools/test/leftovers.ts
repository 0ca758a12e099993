import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { failure, type Outcome } from './outcome.ts';

/** Names the folders of this run for test/support/temporary-folder.ts, which all test processes load. */
const run = `run-${process.pid}`;
process.env.TEST_RUN = run;

/** Fails when tests of this run have left folders in the system's temporary folder. */
export const checkLeftovers = async (): Promise<Outcome> => {
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith(`site-elements-${run}-`));
  if (left.length === 0) return { passed: 1, failed: 0, skips: [], log: '' };
  return failure(`Tests left ${left.length} folders in ${tmpdir()}:\n${left.join('\n')}`);
};
