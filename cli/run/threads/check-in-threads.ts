/** Checks pages in several threads, with the same results in the same order as in one thread. */
import process from 'node:process';
import type { Io } from '../../command.ts';
import { StringInterner } from '../../text/string-interner.ts';
import { type CheckedFiles, checkFiles, type FilesToCheck } from '../check-files.ts';
import { type PackedPages, packer, unpacker } from './pack-pages.ts';
import { shareWork } from './share-work.ts';
import { jobsOf } from './thread-count.ts';

interface Job {
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly hasHashes: boolean;
}

interface Message extends Pick<CheckedFiles, 'unread'> {
  readonly packed: PackedPages;
}

/** The work of a worker thread. */
export function checkInWorker(): (job: Job) => Promise<Message> {
  const texts = new StringInterner();
  const pack = packer();
  const { signal } = new AbortController();
  return async ({ cwd, paths, hasHashes }) => {
    const { pages, unread } = await checkFiles(
      { paths, reading: { hasHashes } },
      { cwd, signal, stdin: process.stdin },
      texts,
    );
    return { packed: pack(pages), unread };
  };
}

/** Checks the pages in `count` threads including this one, which alone reads standard input. */
export async function checkInThreads(
  { paths, onPage, ...files }: FilesToCheck,
  io: Io,
  count: number,
): Promise<CheckedFiles> {
  const texts = new StringInterner();
  const answers = await shareWork<Job, CheckedFiles, Message>({
    task: 'check',
    jobs: jobsOf(paths).map((paths) => ({ cwd: io.cwd, paths, hasHashes: files.reading?.hasHashes ?? false })),
    count,
    start: io.startThread,
    signal: io.signal,
    here: ({ paths }) => checkFiles({ ...files, paths }, io, texts),
    receiver: () => {
      const unpack = unpacker(texts);
      return ({ packed, unread }) => ({ pages: unpack(packed), unread });
    },
    onAnswer: ({ pages }) => onPage?.(pages.length),
  });
  return { pages: answers.flatMap(({ pages }) => pages), unread: answers.flatMap(({ unread }) => unread) };
}
