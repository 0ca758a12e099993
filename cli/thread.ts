/** The entry point of worker threads: takes jobs until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Share, type TaskName, takeJobs } from './run/threads/share.ts';

type Work = (job: never) => Promise<unknown>;

/** The module of each task, loaded only in threads that run it. */
const tasks: Readonly<Record<TaskName, () => Promise<Work>>> = {
  convert: async () => (await import('./commands/convert/convert-in-worker.ts')).convertInWorker(),
  check: async () => (await import('./run/threads/check-in-threads.ts')).checkInWorker(),
  lint: async () => (await import('./run/threads/lint-in-threads.ts')).lintInWorker(),
  validate: async () => (await import('./run/threads/validate-in-threads.ts')).validateInWorker(),
};

const share: Share<never> = workerData;
const work = await tasks[share.task]();
for (const [index, job] of takeJobs(share)) parentPort?.postMessage([index, await work(job)]);
