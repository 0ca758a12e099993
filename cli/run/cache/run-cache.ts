/** The cache of a run: reads its file, finds the files that have not changed, and writes the new results. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { formatMessage } from '../../../core/model/message-format.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import { messages } from '../../messages.en.ts';
import { reasonOf } from '../../reason.ts';
import { withSlashes } from '../../text/with-slashes.ts';
import { nameOf, type ReadOptions } from '../inputs.ts';
import { type CacheFault, readCacheFile, type Section, type Sections, writeCacheFile } from './cache-file.ts';
import type { CacheOptions } from './cache-options.ts';
import { FileHashes } from './file-hashes.ts';
import { FileResults, type ResultForm } from './file-results.ts';

const fail = userErrors(messages);

/** The number of files after which the event loop runs, to handle events such as Ctrl-C. */
const batch = 32;

const notes = {
  foreign: 'cache-foreign',
  old: 'cache-old',
  damaged: 'cache-damaged',
} as const satisfies Record<Exclude<CacheFault, 'missing'>, keyof typeof messages>;

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

/** Returns the path of the cache, absolute. @throws UserError when it names a folder. */
async function locationOf({ cacheLocation }: CacheOptions, { cwd }: Io): Promise<string> {
  if (cacheLocation === undefined) {
    const folder = (await isFolder(join(cwd, 'node_modules'))) ? 'node_modules/.cache' : '.cache';
    return join(cwd, folder, 'site-elements', 'results.cache');
  }
  const path = resolve(cwd, cacheLocation);
  if (cacheLocation === '' || /[\\/]$/.test(cacheLocation) || (await isFolder(path)))
    throw fail('cache-is-folder', { file: cacheLocation, example: join(cacheLocation, 'results.cache') });
  return path;
}

/** The results of earlier runs by file. */
export interface Cached<Result> {
  /** The hashes of the files, for all commands. */
  readonly hashes: FileHashes;
  /** Whether there is a result for a file, perhaps for another content. */
  has(file: string): boolean;
  /** Returns the result for a file whose content has this hash. */
  get(file: string, hash: string): Result | undefined;
  set(file: string, hash: string, result: Result): void;
}

/** The results of one command, and the options that each depends on. */
export class CachedResults<Result> implements Cached<Result> {
  readonly hashes: FileHashes;
  readonly #results: Omit<Cached<Result>, 'hashes'>;
  readonly #optionsFor: (file: string) => string;

  constructor(results: Omit<Cached<Result>, 'hashes'>, hashes: FileHashes, optionsFor: (file: string) => string) {
    this.hashes = hashes;
    this.#results = results;
    this.#optionsFor = optionsFor;
  }

  #keyOf(file: string, hash: string): string {
    return `${hash} ${this.#optionsFor(file)}`;
  }

  has(file: string): boolean {
    return this.#results.has(file);
  }

  get(file: string, hash: string): Result | undefined {
    return this.#results.get(file, this.#keyOf(file, hash));
  }

  set(file: string, hash: string, result: Result): void {
    this.#results.set(file, this.#keyOf(file, hash), result);
  }
}

const hashesName = 'hashes';

type Note = (code: Extract<keyof typeof messages, `cache-${string}`>, reason?: string) => void;

type Stored = Pick<FileHashes, 'keepOnly' | 'changedSection'>;

/** The cache of one run. */
export class RunCache {
  readonly #path: string;
  readonly #sections: Map<string, Section>;
  readonly #open = new Map<string, Stored>();
  readonly #hashes: FileHashes;
  readonly #note: Note;
  readonly #cwd: string;

  constructor(path: string, sections: Sections, note: Note, { cwd }: Io) {
    this.#path = path;
    this.#sections = new Map(sections);
    this.#note = note;
    this.#cwd = cwd;
    this.#hashes = this.#opened(hashesName, (section) => new FileHashes(section));
  }

  /**
   * Returns the results of a command. `optionsFor` returns a text that identifies the options that the result for a file
   * depends on.
   */
  results<Result, Head>(
    form: ResultForm<Result, Head>,
    optionsFor: (file: string) => string = () => '',
  ): CachedResults<Result> {
    const results = this.#opened(form.name, (section) => new FileResults(form, section));
    return new CachedResults(results, this.#hashes, optionsFor);
  }

  /** Reads a section, which is written when the run ends. */
  #opened<Content extends Stored>(name: string, read: (section?: Section) => Content): Content {
    const content = this.#readOrEmpty(name, read);
    this.#open.set(name, content);
    return content;
  }

  #readOrEmpty<Content>(name: string, read: (section?: Section) => Content): Content {
    try {
      return read(this.#sections.get(name));
    } catch {
      this.#note('cache-damaged');
      return read();
    }
  }

  /** Writes the results if any has changed. A cache that cannot be written is reported and does not end the run. */
  async save(): Promise<void> {
    let isChanged = false;
    for (const [name, results] of this.#open) {
      results.keepOnly((file) => existsSync(resolve(this.#cwd, file)));
      const section = results.changedSection();
      if (!section) continue;
      this.#sections.set(name, section);
      isChanged = true;
    }
    if (!isChanged) return;
    try {
      if (!(await writeCacheFile(this.#path, this.#sections))) this.#note('cache-not-replaced');
    } catch (cause) {
      this.#note('cache-unwritable', reasonOf(cause));
    }
  }
}

/**
 * Opens the cache if the options request it. A cache that cannot be used is reported, and then empty.
 *
 * @throws UserError when the location is a folder.
 */
export async function openCache(options: CacheOptions, io: Io): Promise<RunCache | undefined> {
  if (!options.cache && options.cacheLocation === undefined) return undefined;
  const path = await locationOf(options, io);
  const file = withSlashes(relative(io.cwd, path));
  const note: Note = (code, reason = '') => io.note(`${formatMessage(messages[code], { file, reason })}\n`);
  const found = await readCacheFile(path).catch((cause: unknown) => note('cache-unreadable', reasonOf(cause)));
  if (typeof found === 'string' && found !== 'missing') note(notes[found]);
  return new RunCache(path, typeof found === 'object' ? found : new Map(), note, io);
}

/** The files with a known result, by path, and the paths of the others. */
export interface KnownFiles<Result> {
  readonly known: ReadonlyMap<string, Result>;
  readonly others: readonly string[];
}

/** Finds the files whose results are known. Only files that have a result, and may have changed since, are read. */
export async function findKnown<Result>(
  paths: readonly string[],
  results: Cached<Result> | undefined,
  reading: ReadOptions,
  io: Pick<Io, 'cwd' | 'texts' | 'signal'>,
): Promise<KnownFiles<Result>> {
  const known = new Map<string, Result>();
  if (!results) return { known, others: paths };
  for (const [index, path] of paths.entries()) {
    if (index % batch === 0) await otherWork();
    if (io.signal.aborted) break;
    const file = nameOf(path, io, reading);
    if (path === '-' || io.texts?.has(path) || !results.has(file)) continue;
    const hash = results.hashes.hashOf(file, path);
    const result = hash === undefined ? undefined : results.get(file, hash);
    if (result) known.set(path, result);
  }
  return { known, others: paths.filter((path) => !known.has(path)) };
}
