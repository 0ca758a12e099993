/** Chooses the number of threads, and splits files into jobs. */
import { availableParallelism } from 'node:os';
import type { Io } from '../../command.ts';

/** `auto`: several threads if they save time; `off`: this thread alone. */
export type Concurrency = 'auto' | 'off' | number;

/** Fewer files are checked before another thread has started. */
const filesThatPay = 500;

/** More threads save no time: they wait for the disk, and for the thread that receives their answers. */
const mostThreads = 8;

/** Returns the number of threads for a number of files, including this thread. */
export function threadCount(files: number, wanted: Concurrency = 'auto', cores = availableParallelism()): number {
  if (wanted === 'off') return 1;
  if (wanted !== 'auto') return wanted;
  return files < filesThatPay ? 1 : Math.min(cores, mostThreads);
}

/** Returns the number of threads for a command's files: texts that only this thread has cannot be shared. */
export const threadsFor = (
  { paths, stdin }: { readonly paths: readonly string[]; readonly stdin: string | undefined },
  concurrency: Concurrency | undefined,
  { texts }: Io,
): number => (texts || stdin !== undefined ? 1 : threadCount(paths.length, concurrency));

/** Small, so that all threads end at about the same time. */
const filesOfJob = 10;

/** Splits files into jobs, in order. */
export const jobsOf = <File>(files: readonly File[]): readonly (readonly File[])[] =>
  Array.from({ length: Math.ceil(files.length / filesOfJob) }, (_, index) =>
    files.slice(index * filesOfJob, (index + 1) * filesOfJob),
  );
