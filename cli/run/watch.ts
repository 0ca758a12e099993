/** `--watch`: runs again whenever a file that matters has changed. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { formatMessage } from '../../core/model/message-format.ts';
import { isUserError, userErrors } from '../../core/model/user-error.ts';
import { type ExitCode, type Io, noteError } from '../command.ts';
import { configName } from '../lint/config-name.ts';
import { messages } from '../messages.en.ts';
import { reasonOf } from '../reason.ts';

const fail = userErrors(messages);

/** Milliseconds to wait after a change: editors write a file in several steps, and a build writes many files. */
const rest = 100;

const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

/** Returns the folders of the paths and their parents up to `cwd`. A new folder is detected through its parent. */
function foldersOf(paths: readonly string[], cwd: string): ReadonlySet<string> {
  const folders = new Set([cwd]);
  for (const path of paths)
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder);
      if (relative(cwd, folder).startsWith('..')) break;
    }
  return folders;
}

/** Whether the folder contains packages or starts with a dot, so that it contains no pages. */
const isIgnoredFolder = (folder: string): boolean => /^(?:\.|node_modules$)/.test(basename(folder));

/** Returns the folders in a folder; none if the folder no longer exists. */
function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Watches the files of a site from their first reading. */
export class FileWatcher {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #files = new Set<string>();
  readonly #isRelevant: (name: string) => boolean;
  #timer: NodeJS.Timeout | undefined;
  #isChanged = false;
  #wake = (): void => {};

  constructor(isRelevant: (name: string) => boolean) {
    this.#isRelevant = isRelevant;
  }

  get isEmpty(): boolean {
    return this.#files.size === 0;
  }

  /** Watches these files as well, and the other relevant files of their folders. */
  watchFiles(paths: readonly string[], cwd: string): void {
    for (const path of paths) this.#files.add(path);
    for (const folder of foldersOf(paths, cwd)) if (!this.#watchers.has(folder)) this.#watch(folder);
  }

  /** Watches a folder and all folders inside it. */
  watchTree(folder: string): void {
    this.#watch(folder);
    for (const inner of foldersIn(folder)) this.#adopt(inner);
  }

  #watch(folder: string): void {
    try {
      const watcher = watch(folder, (_, name) => this.#notice(name === null ? folder : join(folder, name)));
      // The watcher of a removed folder fails. The watcher of its parent reports the change.
      watcher.on('error', () => this.#drop(folder));
      this.#watchers.set(folder, watcher);
    } catch (cause) {
      throw fail('watch-failed', { folder, reason: reasonOf(cause) }, cause);
    }
  }

  /** Starts to watch a new folder, because pages may be added to it. */
  #adopt(folder: string): void {
    if (this.#watchers.has(folder) || isIgnoredFolder(folder)) return;
    this.#watch(folder);
    for (const inner of foldersIn(folder)) this.#adopt(inner);
  }

  #drop(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }

  #notice(path: string): void {
    const name = basename(path);
    const isInner = isFolder(path);
    if (isInner) this.#adopt(path);
    if (!isInner && !this.#files.has(path) && !this.#isRelevant(name) && name !== configName) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isChanged = true;
      this.#wake();
    }, rest);
  }

  /** Waits for the next change since the last call; `end` also resolves it. */
  async change(): Promise<void> {
    if (!this.#isChanged)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#isChanged = false;
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const folder of [...this.#watchers.keys()]) this.#drop(folder);
    this.#wake();
  }
}

/** Reports the files that a run reads, before it reads them. */
export type OnFiles = (paths: readonly string[]) => void;

/**
 * Repeats the run after each change until interrupted. Files are selected by name; the files of a run and the settings
 * file are always watched.
 *
 * @throws UserError when the first run has nothing to watch.
 */
export async function watchRuns(
  run: (onFiles: OnFiles) => Promise<ExitCode>,
  isRelevant: (name: string) => boolean,
  io: Io,
): Promise<ExitCode> {
  const watched = new FileWatcher(isRelevant);
  io.signal.addEventListener('abort', () => watched.end(), { once: true });
  while (!io.signal.aborted) {
    if (io.isTerminal) io.write(clearScreen);
    await run((paths) => watched.watchFiles(paths, io.cwd)).catch((error: unknown) => {
      if (watched.isEmpty || !isUserError(error)) throw error;
      noteError(error, io);
    });
    io.note(`${formatMessage(messages['watch-waiting'])}\n`);
    await watched.change();
  }
  return 130;
}
