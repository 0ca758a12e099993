/** Checks the pages and data of files in several threads, with the same results in the same order as in one thread. */
import process from 'node:process';
import type { Io } from '../../command.ts';
import type { Expectations } from '../../lint/data/validate-text.ts';
import { StringInterner } from '../../text/string-interner.ts';
import { type FilesToLint, type LintedFile, type LintedFiles, lintFiles } from '../lint-files.ts';
import { type PackedPages, packer, unpacker } from './pack-pages.ts';
import { shareWork } from './share-work.ts';
import { jobsOf } from './thread-count.ts';

interface Job extends Expectations {
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly hasHashes: boolean;
}

interface Message extends Pick<LintedFiles, 'unread'> {
  readonly packed: PackedPages;
  readonly files: readonly Omit<LintedFile, 'page'>[];
}

/** The work of a worker thread. */
export function lintInWorker(): (job: Job) => Promise<Message> {
  const texts = new StringInterner();
  const pack = packer();
  const { signal } = new AbortController();
  return async ({ cwd, hasHashes, ...job }) => {
    const io = { cwd, signal, stdin: process.stdin };
    const { files, unread } = await lintFiles({ ...job, reading: { hasHashes } }, io, texts);
    const packed = pack(files.flatMap(({ page }) => page ?? []));
    return { packed, files: files.map(({ page: _, ...file }) => file), unread };
  };
}

/** Returns a function that adds the pages of a thread to its files. */
function receiver(texts: StringInterner): (message: Message) => LintedFiles {
  const unpack = unpacker(texts);
  return ({ packed, files, unread }) => {
    const pages = new Map(unpack(packed).map((page) => [page.summary.file, page]));
    return { files: files.map((one) => ({ ...one, page: pages.get(one.file) })), unread };
  };
}

interface Files extends FilesToLint {
  /** Called at intervals with the number of files that are done. */
  readonly onFiles: (files: number) => void;
}

/** Checks the files in `count` threads including this one, which alone reads standard input. */
export async function lintInThreads(
  { paths, reading, onFiles, ...expectations }: Files,
  io: Io,
  count: number,
): Promise<LintedFiles> {
  const texts = new StringInterner();
  const general = { ...expectations, cwd: io.cwd, hasHashes: reading?.hasHashes ?? false };
  const answers = await shareWork<Job, LintedFiles, Message>({
    task: 'lint',
    jobs: jobsOf(paths).map((paths) => ({ ...general, paths })),
    count,
    start: io.startThread,
    signal: io.signal,
    here: (job) => lintFiles({ ...job, ...(reading && { reading }) }, io, texts),
    receiver: () => receiver(texts),
    onAnswer: ({ files }) => onFiles(files.length),
  });
  return { files: answers.flatMap(({ files }) => files), unread: answers.flatMap(({ unread }) => unread) };
}
