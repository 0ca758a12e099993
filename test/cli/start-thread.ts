import { Worker } from 'node:worker_threads';
import type { StartThread } from '../../cli/command.ts';
import { shareOf } from '../../cli/run/threads/share.ts';

// Threads do not inherit the loader for TypeScript.
const source = new URL('../../cli/thread.ts', import.meta.url).href;
const code = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(source)})))`;

/** Starts a thread that runs the sources. */
export const startThread: StartThread = (share) => new Worker(code, { eval: true, workerData: share });

/** Returns a function that starts threads which leave no job for the thread that starts them. */
export function startBusyThreads(): StartThread {
  const { next } = shareOf('check', []);
  return (share) => {
    Atomics.store(share.next, 0, share.jobs.length);
    return startThread({ ...share, next });
  };
}
