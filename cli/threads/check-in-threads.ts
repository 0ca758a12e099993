/** Pages checked by several threads, with the same answer in the same order as one gives. */
import { availableParallelism } from 'node:os';
import type { Io } from '../command.ts';
import type { CheckedFiles } from '../engine/check-files.ts';
import { Texts } from '../engine/texts.ts';
import { type Packed, unpacker } from './packed.ts';
import { askThreads, type StartThread } from './pool.ts';

/** `auto`: only where it pays; `off`: none beside this one. */
export type Concurrency = 'auto' | 'off' | number;

/** What a thread is asked. */
export interface CheckJob {
  readonly cwd: string;
  readonly paths: readonly string[];
}

/** What it answers. */
export interface CheckAnswer extends Pick<CheckedFiles, 'unread'> {
  readonly packed: Packed;
}

/** Enough that asking costs nothing, few enough that all threads end together. */
const filesOfJob = 50;

/** Fewer pages are done before a thread has started. */
const filesThatPay = 1500;

/** More than so many gain nothing: they wait for the disk, and for the one that takes their answers. */
const mostThreads = 8;

/** How many threads check so many files; 0 where this one does. */
export function threadCount(files: number, wanted: Concurrency = 'auto', cores = availableParallelism()): number {
  if (wanted === 'off') return 0;
  if (wanted !== 'auto') return wanted > 1 ? wanted : 0;
  return cores < 2 || files < filesThatPay ? 0 : Math.min(cores, mostThreads);
}

const jobsOf = (paths: readonly string[], cwd: string): readonly CheckJob[] =>
  Array.from({ length: Math.ceil(paths.length / filesOfJob) }, (_, index) => ({
    cwd,
    paths: paths.slice(index * filesOfJob, (index + 1) * filesOfJob),
  }));

/** `onPages` hears how many pages have come. */
export async function checkInThreads(
  paths: readonly string[],
  { cwd, signal }: Pick<Io, 'cwd' | 'signal'>,
  { start, count, onPages }: { readonly start: StartThread; readonly count: number; onPages?: (n: number) => void },
): Promise<CheckedFiles> {
  const texts = new Texts();
  const receiver = () => {
    const unpack = unpacker(texts);
    return ({ packed, unread }: CheckAnswer): CheckedFiles => {
      onPages?.(packed.pages.length);
      return { pages: unpack(packed), unread };
    };
  };
  const answers = await askThreads(jobsOf(paths, cwd), { start, count, signal, receiver });
  return { pages: answers.flatMap(({ pages }) => pages), unread: answers.flatMap(({ unread }) => unread) };
}
