/** A thread beside the first: takes jobs of its share until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import { jobsLeft, type Share, type TaskName } from './share.ts';

type Work = (job: never) => Promise<unknown>;

/** What does each task, loaded where it is done. */
const tasks: Readonly<Record<TaskName, () => Promise<Work>>> = {
  check: async () => (await import('./check-in-threads.ts')).checkElsewhere(),
  validate: async () => (await import('./validate-in-threads.ts')).validateElsewhere(),
};

const share: Share<never> = workerData;
const work = await tasks[share.task]();
for (const [index, job] of jobsLeft(share)) parentPort?.postMessage([index, await work(job)]);
