import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keepFulfilled } from '../../../cli/prerender/keep-fulfilled.ts';

it('a function that keeps its result runs once for calls that overlap, and again only after a rejection', async () => {
  let runs = 0;
  const run = keepFulfilled(async () => {
    runs++;
    if (runs === 1) throw new Error('The file is missing.');
    return runs;
  });
  const results = await Promise.allSettled([run(), run()]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.deepEqual(await Promise.all([run(), run(), run()]), [2, 2, 2]);
});
