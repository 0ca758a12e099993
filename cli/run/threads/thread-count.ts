/** How much is shared with how many threads. */
import { availableParallelism } from 'node:os';
import type { Io } from '../../command.ts';

/** `auto`: only where it pays; `off`: this thread alone. */
export type Concurrency = 'auto' | 'off' | number;

/** Fewer files are done before another thread has started. */
const filesThatPay = 500;

/** More than so many gain nothing: they wait for the disk, and for the one that takes their answers. */
const mostThreads = 8;

/** How many threads work on so many files, this one among them. */
export function threadCount(files: number, wanted: Concurrency = 'auto', cores = availableParallelism()): number {
  if (wanted === 'off') return 1;
  if (wanted !== 'auto') return wanted;
  return files < filesThatPay ? 1 : Math.min(cores, mostThreads);
}

/** The same for a command's files: texts that only this thread has cannot be shared. */
export const threadsFor = (
  { paths, stdin }: { readonly paths: readonly string[]; readonly stdin: string | undefined },
  concurrency: Concurrency | undefined,
  { texts }: Io,
): number => (texts || stdin !== undefined ? 1 : threadCount(paths.length, concurrency));

/** Few enough that all threads end together. */
const filesOfJob = 10;

/** The files of each job, in order. */
export const jobsOf = (paths: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(paths.length / filesOfJob) }, (_, index) =>
    paths.slice(index * filesOfJob, (index + 1) * filesOfJob),
  );
