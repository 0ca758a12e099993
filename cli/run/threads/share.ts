/** The data that threads share: a list of jobs, and how many of them have been taken. */
import type { WorkerData } from '../../command.ts';

/** The work that threads can do, see `cli/thread.ts`. */
export type TaskName = WorkerData['task'];

/** The data that a thread is started with. */
export interface Share<Job = unknown> extends WorkerData {
  readonly jobs: readonly Job[];
}

/** The message of a thread that has done a job. */
export type ThreadMessage<Message> = readonly [index: number, message: Message];

export const shareOf = <Job>(task: TaskName, jobs: readonly Job[]): Share<Job> => ({
  task,
  jobs,
  next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/** Takes one job after the other until none is left. No two threads get the same job. */
export function* takeJobs<Job>({ jobs, next }: Share<Job>): Generator<readonly [index: number, job: Job], void, void> {
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    const job = jobs[index];
    if (job === undefined) return;
    yield [index, job];
  }
}
