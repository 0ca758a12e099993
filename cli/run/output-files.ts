/** Finds the pages of a command that writes pages, and where each is written. */
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { setImmediate as otherEvents } from 'node:timers/promises';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { messages } from '../messages.en.ts';
import { isInside } from '../text/is-inside.ts';
import { withSlashes } from '../text/with-slashes.ts';
import { findFiles, nameOf } from './inputs.ts';

const fail = userErrors(messages);

export const stdin = '-';

/** A file, and its path in the output folder and below `--url`. */
export interface InputFile {
  readonly path: string;
  readonly place: string;
}

/** Yields files one after the other until the run is interrupted, which is noticed between two of them. */
export async function* untilInterrupted(
  files: readonly InputFile[],
  { signal }: Pick<Io, 'signal'>,
): AsyncGenerator<InputFile> {
  for (const file of files) {
    // Files are read and written by calls that return at once, during which no signal is handled.
    await otherEvents();
    if (signal.aborted) return;
    yield file;
  }
}

/** Reads the bytes of a file, or of standard input. */
export async function readInput({ path }: InputFile, io: Pick<Io, 'stdin'>): Promise<Buffer> {
  if (path !== stdin) return readFileSync(path);
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

export interface InputFiles {
  readonly pages: readonly InputFile[];
  /** The other files of input folders. */
  readonly others: readonly InputFile[];
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

interface OutputOptions {
  readonly out?: string | undefined;
  /** Whether the other files of input folders are needed. */
  readonly copy: boolean;
}

/** The place of a file below a folder; its name if it is elsewhere. */
const placeIn = (folder: string, path: string): string => {
  if (path === stdin) return stdin;
  return isInside(path, folder) ? relative(folder, path) : basename(path);
};

/** Throws if two files would be written to one place. */
function checkPlaces(files: readonly InputFile[], io: Io): void {
  const known = new Map<string, InputFile>();
  for (const file of files) {
    const other = known.get(file.place);
    if (other) {
      const [first, second] = [other, file].map(({ path }) => nameOf(path, io, {}));
      throw fail('output-same-place', { place: withSlashes(file.place), first: first ?? '', second: second ?? '' });
    }
    known.set(file.place, file);
  }
}

/** Lists the files of one input. An output folder inside an input folder is not part of it. */
async function filesOf(input: string, { out, copy }: OutputOptions, io: Io): Promise<readonly InputFile[]> {
  const pages = await findFiles([input], ['html', 'htm'], io);
  const folder = resolve(io.cwd, input);
  if (input === stdin || !(await isFolder(folder)))
    return pages.map((path) => ({ path, place: placeIn(io.cwd, path) }));
  const { listFiles } = await import('./glob-files.ts');
  const paths = copy ? [...pages, ...(await listFiles(folder, ['**/*']))].map((path) => resolve(path)) : pages;
  const output = out === undefined ? undefined : resolve(io.cwd, out);
  const isWritten = (path: string): boolean =>
    output !== undefined && output !== folder && isInside(output, folder) && isInside(path, output);
  return paths.filter((path) => !isWritten(path)).map((path) => ({ path, place: placeIn(folder, path) }));
}

/**
 * Lists the pages of the inputs, each once, and the other files of input folders. The files of a folder keep their place in it,
 * others their place in the working directory. Throws a UserError if two would be written to one place.
 */
export async function findInputFiles(inputs: readonly string[], options: OutputOptions, io: Io): Promise<InputFiles> {
  const found = new Map<string, InputFile>();
  for (const input of inputs)
    for (const file of await filesOf(input, options, io)) if (!found.has(file.path)) found.set(file.path, file);
  const files = [...found.values()];
  if (options.out !== undefined) checkPlaces(files, io);
  // A file that is an input itself may have any extension.
  const named = new Set(inputs.map((input) => resolve(io.cwd, input)));
  const isPage = ({ path }: InputFile): boolean => path === stdin || /\.html?$/i.test(path) || named.has(path);
  return { pages: files.filter(isPage), others: files.filter((file) => !isPage(file)) };
}
