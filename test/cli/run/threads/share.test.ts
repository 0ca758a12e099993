import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { shareOf, takeJobs } from '../../../../cli/run/threads/share.ts';

it('each job is done once, in any order of the threads', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.nat(3)), (jobs, turns) => {
      const share = shareOf('check', jobs);
      const threads = Array.from({ length: 4 }, () => takeJobs(share));
      const first = turns.flatMap((turn) => {
        const taken = threads[turn]?.next();
        return taken?.done === false ? [taken.value] : [];
      });
      const done = [...first, ...threads.flatMap((thread) => [...thread])];
      const inOrder = done.sort(([a = 0], [b = 0]) => a - b).map(([, job]) => job);
      assert.deepEqual(inOrder, jobs);
    }),
  );
});
