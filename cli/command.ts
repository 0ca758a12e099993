/** The types that every command of `site-elements` shares: its environment, its exit code, its registration. */

import type { Worker } from 'node:worker_threads';
import type { Command } from 'commander';
import type { UserError } from '../core/model/user-error.ts';

/** 0 clean, 1 findings, 2 usage, input or output error, or nothing matched, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 130;

/** The data that threads share: a list of jobs, and the index of the next one. */
export interface WorkerData {
  readonly task: 'check' | 'validate' | 'lint' | 'convert';
  readonly jobs: readonly unknown[];
  /** The index of the next job, one number in shared memory. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** Starts a worker thread, see `thread.ts`. */
export type StartThread = (workerData: WorkerData) => Worker;

/** The environment of a command. Tests pass their own; only `process.ts` makes one from `process`. */
export interface Io {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: NodeJS.ReadableStream;
  /** Texts that replace the content of files, by absolute path: those that `--fix-dry-run` would write. */
  readonly texts?: ReadonlyMap<string, string>;
  /** Writes to stdout: results only. A promise resolves when the text has been written. Bytes are of a page in any encoding. */
  write(text: string | Uint8Array): void | Promise<void>;
  /** Writes to stderr: summaries, hints, progress. */
  note(text: string): void;
  /** Whether stdout is a terminal. */
  readonly isTerminal: boolean;
  /** The width of the terminal, in characters: that of stdout or else of stderr. */
  readonly columns?: number | undefined;
  /** Whether stderr is a terminal: otherwise no progress is shown. */
  readonly hasNoteTerminal?: boolean;
  /** Whether stdin is a terminal: otherwise no command prompts. */
  readonly hasInputTerminal?: boolean;
  /** Starts a worker thread, see `thread.ts`. Without it, one thread does all the work. */
  readonly startThread?: StartThread;
  /** Aborted on the first Ctrl-C; the command then ends as soon as it can. */
  readonly signal: AbortSignal;
}

/** Prints an error that the user can fix. */
export const noteError = (
  { message, help }: Pick<UserError, 'message'> & Partial<Pick<UserError, 'help'>>,
  { note }: Pick<Io, 'note'>,
): void => note(`error: ${message}\n${help ? `${help}\n` : ''}`);

export interface ActOptions {
  /** Whether the job listens to `io.signal` and chooses its exit code; otherwise Ctrl-C is 130 at once. */
  readonly endsItself?: boolean;
}

/** Runs the job of a command and stores its exit code. */
export type Act = (job: (io: Io) => Promise<ExitCode>, options?: ActOptions) => Promise<void>;

/**
 * A command module. `commands/<name>/command.ts` exports `register`, which describes the command and imports no large
 * modules; its action calls `act` with a job that imports `./run.ts`, which exports `run(options, io)`.
 */
export type Register = (program: Command, act: Act) => void;
