import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { it } from 'node:test';
import type { Worker } from 'node:worker_threads';
import type { StartThread } from '../../../../cli/command.ts';
import { shareWork } from '../../../../cli/run/threads/share-work.ts';

const otherEvents = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('after the result of a thread could not be used, this thread begins no further job', async () => {
  const thread = Object.assign(new EventEmitter(), { terminate: async () => 0 });
  // The subject uses nothing else of a thread.
  const start: StartThread = () => thread as unknown as Worker;
  const begun: number[] = [];
  const working = shareWork<number, number, number>({
    ...{ task: 'convert', jobs: [1, 2, 3, 4, 5, 6, 7, 8], count: 2, start, signal: new AbortController().signal },
    here: async (job) => {
      begun.push(job);
      if (job === 2) thread.emit('message', [7, 8]);
      await otherEvents();
      return job;
    },
    receiver: () => () => {
      throw new Error('The disk is full.');
    },
  });
  await assert.rejects(working, /The disk is full/);
  assert.ok(begun.length < 8);
  const before = [...begun];
  for (const _ of begun) await otherEvents();
  assert.deepEqual(begun, before);
});
