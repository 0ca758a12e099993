/** Reads the inputs of the command line: files, folders, globs and `-` for stdin. */
import { readFileSync, statSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { isUserError, type UserError, userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { messages } from '../messages.en.ts';
import { reasonOf } from '../reason.ts';
import { sourceOf } from '../text/decode.ts';
import type { Source } from '../text/source.ts';
import { withSlashes } from '../text/with-slashes.ts';
import { withHash } from './cache/content-hash.ts';
import type { InputOptions } from './input-options.ts';

const fail = userErrors(messages);

/** The number of files after which the event loop runs, to handle events such as Ctrl-C. */
const batch = 32;

const stdin = '-';

const kindOf = async (path: string): Promise<'file' | 'folder' | 'nothing'> => {
  const found = await stat(path).catch(() => undefined);
  return found === undefined ? 'nothing' : found.isDirectory() ? 'folder' : 'file';
};

/** Removes paths that repeat a file through a symbolic link to a folder, such as a link to its own parent. */
async function eachOnce(paths: readonly string[], folder: string): Promise<readonly string[]> {
  const root = await realpath(folder);
  const folders = new Map<string, boolean>();
  for (const place of new Set(paths.map((path) => dirname(path)))) {
    const real = await realpath(place);
    const isOutside = relative(root, real).split(sep)[0] === '..';
    folders.set(place, isOutside || real === join(root, relative(folder, place)));
  }
  return paths.filter((path) => folders.get(dirname(path)));
}

async function pathsOf(input: string, extensions: readonly string[], { cwd }: Io): Promise<readonly string[]> {
  if (input === stdin) return [stdin];
  // It would resolve to the working directory, which was not requested.
  if (input === '') throw fail('input-empty');
  const path = resolve(cwd, input);
  const kind = await kindOf(path);
  if (kind === 'file') return [path];
  const isFolder = kind === 'folder';
  // minimatch reads the second form as a group.
  if (kind === 'nothing' && /^!(?!\()/.test(input)) throw fail('input-exclusion', { input });
  const { globFiles, isGlob, listFiles } = await import('./glob-files.ts');
  const inFolder = extensions.map((extension) => `**/*.${extension}`);
  // A glob that ends with a slash matches folders, as in a shell, and the files in them are read.
  const glob = withSlashes(input).replace(/\/$/, `/**/*.@(${extensions.join('|')})`);
  const found = isFolder ? await listFiles(path, inFolder) : await globFiles(glob, cwd);
  const paths = await eachOnce([...found].sort(), isFolder ? path : cwd);
  if (paths.length > 0) return paths;
  if (!isFolder && !(await isGlob(input))) throw fail('input-missing', { input });
  throw fail('input-no-match', { input, extensions: extensions.map((extension) => `.${extension}`).join(', ') });
}

async function readStdin({ stdin, signal }: InputIo): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) {
    if (signal.aborted) break;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

/**
 * Reads plain files synchronously, which takes a third of the time. Others, such as a pipe of the shell, are read
 * asynchronously, because they may block.
 */
const bytesOf = (path: string): Buffer | Promise<Buffer> =>
  statSync(path).isFile() ? readFileSync(path) : readFile(path);

/** The parts of the environment that reading needs. */
export type InputIo = Pick<Io, 'cwd' | 'stdin' | 'texts' | 'signal'>;

/** Returns the name of a file in findings from its absolute path, which contains no `..`. */
export function nameOf(path: string, { cwd }: Pick<Io, 'cwd'>, { stdinFilename = '<stdin>' }: InputOptions): string {
  if (path === stdin) return stdinFilename;
  // Most files, in a fraction of the time of `relative`.
  const isBelow = path.startsWith(cwd) && path.charAt(cwd.length) === sep;
  return withSlashes(isBelow ? path.slice(cwd.length + 1) : relative(cwd, path));
}

async function read(path: string, io: InputIo, options: ReadOptions): Promise<Source> {
  const file = nameOf(path, io, options);
  if (path === stdin) return sourceOf(file, await readStdin(io));
  try {
    const text = io.texts?.get(path);
    if (text !== undefined) return { file, text };
    const bytes = await bytesOf(path);
    const source = sourceOf(file, bytes);
    return options.hasHashes ? withHash(source, bytes) : source;
  } catch (cause) {
    throw fail('input-unreadable', { input: file, reason: reasonOf(cause) }, cause);
  }
}

/** Reads a file again. Keeping all texts of a site would use too much memory. */
export const readAgain = (file: string, io: Io): Promise<Source> => read(resolve(io.cwd, file), io, {});

/** Reads the text of a file that may have been removed since a report; then it is empty. */
export const readIfPresent = (file: string, io: Io): Promise<string> =>
  readAgain(file, io).then(
    ({ text }) => text,
    () => '',
  );

/** Splits a list with a path on each line; paths of `git diff -z` and `find -print0` end with NUL. */
const listed = (text: string): readonly string[] => text.split(text.includes('\0') ? '\0' : /\r?\n/).filter(Boolean);

/**
 * Returns the inputs on the command line and in the file of `--files-from`. An empty list is valid: a commit may
 * change no pages.
 *
 * @throws UserError when there is no input at all, or the list cannot be read.
 */
export async function allInputs(
  inputs: readonly string[],
  { filesFrom }: InputOptions,
  io: Io,
): Promise<readonly string[]> {
  if (filesFrom === undefined) {
    if (inputs.length === 0) throw fail('input-none');
    return inputs;
  }
  if (filesFrom === stdin && inputs.includes(stdin)) throw fail('input-stdin-duplicate');
  const path = filesFrom === stdin ? stdin : resolve(io.cwd, filesFrom);
  return [...inputs, ...listed((await read(path, io, {})).text)];
}

/** The settings of a command for reading its inputs. */
export interface ReadOptions extends InputOptions {
  /** Handles the error of a file that cannot be read. Without it, the error ends the run. */
  readonly onUnreadable?: (error: UserError) => void;
  /** Whether the hash of each file is stored, see `cache/content-hash.ts`. */
  readonly hasHashes?: boolean;
}

/**
 * Returns the absolute paths of all `inputs` (`-` for stdin), each file once, in the order of the inputs and sorted
 * within a folder or glob. In folders, only files with one of the `extensions` (without dot) are found. A file that is
 * an input itself may have any extension.
 *
 * @throws UserError when an input is empty, does not exist, or matches nothing.
 */
export async function findFiles(
  inputs: readonly string[],
  extensions: readonly string[],
  io: Io,
): Promise<readonly string[]> {
  const paths = new Set<string>();
  for (const input of inputs) for (const path of await pathsOf(input, extensions, io)) paths.add(path);
  return [...paths];
}

/** A text, and the path that it was read from: absolute, or `-` for stdin. */
export interface ReadFile {
  readonly path: string;
  readonly source: Source;
}

/** Reads files one after the other, so that memory use stays constant. An aborted signal ends the sequence. */
export async function* readPaths(
  paths: readonly string[],
  io: InputIo,
  options: ReadOptions = {},
): AsyncGenerator<ReadFile, void, void> {
  for (const [index, path] of paths.entries()) {
    if (index % batch === 0) await otherWork();
    if (io.signal.aborted) return;
    const source = await read(path, io, options).catch((error: unknown) => {
      if (!options.onUnreadable || !isUserError(error)) throw error;
      options.onUnreadable(error);
    });
    if (source) yield { path, source };
  }
}

/** Reads the texts of files, see {@link readPaths}. */
export async function* readFiles(
  paths: readonly string[],
  io: InputIo,
  options: ReadOptions = {},
): AsyncGenerator<Source, void, void> {
  for await (const { source } of readPaths(paths, io, options)) yield source;
}

/** Reads the texts of all `inputs`, see {@link findFiles} and {@link readFiles}. */
export async function* readSources(
  inputs: readonly string[],
  extensions: readonly string[],
  io: Io,
  options: ReadOptions = {},
): AsyncGenerator<Source, void, void> {
  yield* readFiles(await findFiles(inputs, extensions, io), io, options);
}
