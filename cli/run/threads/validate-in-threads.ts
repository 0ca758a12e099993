/** Validates files in several threads, with the same results in the same order as in one thread. */
import process from 'node:process';
import type { Io } from '../../command.ts';
import type { Expectations } from '../../lint/data/validate-text.ts';
import { type FilesToValidate, type ValidatedFiles, validateFiles } from '../validate-files.ts';
import { shareWork } from './share-work.ts';
import { jobsOf } from './thread-count.ts';

interface Job extends Expectations {
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly hasHashes: boolean;
}

/** The work of a worker thread. */
export function validateInWorker(): (job: Job) => Promise<ValidatedFiles> {
  const { signal } = new AbortController();
  return ({ cwd, hasHashes, ...files }) =>
    validateFiles({ ...files, reading: { hasHashes } }, { cwd, signal, stdin: process.stdin });
}

interface Files extends FilesToValidate {
  /** Called at intervals with the number of files that are done. */
  readonly onFiles: (files: number) => void;
}

/** Validates the files in `count` threads including this one, which alone reads standard input. */
export async function validateInThreads(
  { paths, reading, onFiles, ...expectations }: Files,
  io: Io,
  count: number,
): Promise<ValidatedFiles> {
  const answers = await shareWork<Job, ValidatedFiles, ValidatedFiles>({
    task: 'validate',
    jobs: jobsOf(paths).map((paths) => ({
      ...expectations,
      cwd: io.cwd,
      paths,
      hasHashes: reading?.hasHashes ?? false,
    })),
    count,
    start: io.startThread,
    signal: io.signal,
    here: (job) => validateFiles({ ...job, ...(reading && { reading }) }, io),
    receiver: () => (answer) => answer,
    onAnswer: ({ files }) => onFiles(files.length),
  });
  return { files: answers.flatMap(({ files }) => files), unread: answers.flatMap(({ unread }) => unread) };
}
