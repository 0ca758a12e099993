/** What threads share: a list of jobs, and how many of them have been taken. */

/** The work that threads can do, see `tasks.ts`. */
export type TaskName = 'check' | 'validate';

/** What a thread is started with. */
export interface Share<Job = unknown> {
  readonly task: TaskName;
  readonly jobs: readonly Job[];
  /** One number for all threads: the index of the next job. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** What a thread tells of a job. */
export type ThreadMessage<Message> = readonly [index: number, message: Message];

export const shareOf = <Job>(task: TaskName, jobs: readonly Job[]): Share<Job> => ({
  task,
  jobs,
  next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/** Takes one job after the other until none is left; no two threads get the same, and nobody has to be asked. */
export function* takeJobs<Job>({ jobs, next }: Share<Job>): Generator<readonly [index: number, job: Job], void, void> {
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    const job = jobs[index];
    if (job === undefined) return;
    yield [index, job];
  }
}
