/** The entry point of worker threads: takes jobs until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Share, type TaskName, takeJobs } from './share.ts';

type Work = (job: never) => Promise<unknown>;

/** The module of each task, loaded only in threads that run it. */
const tasks: Readonly<Record<TaskName, () => Promise<Work>>> = {
  check: async () => (await import('./check-in-threads.ts')).checkInWorker(),
  lint: async () => (await import('./lint-in-threads.ts')).lintInWorker(),
  validate: async () => (await import('./validate-in-threads.ts')).validateInWorker(),
};

const share: Share<never> = workerData;
const work = await tasks[share.task]();
for (const [index, job] of takeJobs(share)) parentPort?.postMessage([index, await work(job)]);
