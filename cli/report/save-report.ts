/** Writes the file of a report, and refuses to replace anything but an earlier report. */
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { isUserError, userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { messages } from '../messages.en.ts';
import { codeOf, reasonOf } from '../reason.ts';
import { isInside } from '../text/is-inside.ts';
import { identifyingBytes, isEarlierReport } from './earlier-report.ts';

const fail = userErrors(messages);

/** @throws UserError when a symbolic link in the working directory leads the report out of it. */
async function checkFolder(path: string, file: string, { cwd }: Io): Promise<void> {
  const folder = dirname(path);
  const [real, realCwd] = await Promise.all([realpath(folder), realpath(cwd)]);
  if (isInside(folder, cwd) && !isInside(real, realCwd)) throw fail('output-symlink', { file });
}

async function isSameFile(path: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([stat(path), stat(other).catch(() => undefined)]);
  return one.dev === two?.dev && one.ino === two.ino;
}

/** @throws UserError when the file is an input. */
async function checkInputs(path: string, file: string, inputs: readonly string[], { cwd }: Io): Promise<void> {
  for (const input of inputs) if (await isSameFile(path, resolve(cwd, input))) throw fail('output-is-input', { file });
}

async function replaceReport(handle: FileHandle, file: string, text: string | Iterable<string>): Promise<void> {
  const head = Buffer.alloc(identifyingBytes);
  const { bytesRead } = await handle.read(head, 0, identifyingBytes, 0);
  if (!isEarlierReport(head.toString('utf8', 0, bytesRead))) throw fail('output-no-report', { file });
  await handle.truncate(0);
  await writeFile(handle, text);
}

/** Pipes and terminals, such as `/dev/stderr` and `>(…)` of a shell, contain nothing that could be lost. */
async function isStream(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && (found.isFIFO() || found.isCharacterDevice() || found.isSocket());
}

async function save(file: string, text: string | Iterable<string>, inputs: readonly string[], io: Io): Promise<void> {
  const path = resolve(io.cwd, file);
  await checkFolder(path, file, io);
  if (await isStream(path)) return writeFile(path, text);
  const found = await lstat(path).catch(() => undefined);
  if (!found) return writeFile(path, text, { flag: 'wx' });
  if (found.isSymbolicLink()) throw fail('output-symlink', { file });
  await checkInputs(path, file, inputs, io);
  // The file that is compared is the one that is written, even if another program replaces the path meanwhile.
  const handle = await open(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  try {
    await replaceReport(handle, file, text);
  } finally {
    await handle.close();
  }
}

/** Whether a path ends as that of a folder, which `resolve` would turn into that of a file. */
export const isFolderPath = (file: string): boolean => /\/\.?$/.test(file.replaceAll(sep, '/'));

export interface SaveOptions {
  /** The inputs as named on the command line, which are not replaced. */
  readonly inputs: readonly string[];
  /** Replaces any file, also through symbolic links. */
  readonly force?: boolean | undefined;
}

/**
 * Writes the file of a report.
 *
 * @throws UserError when the file cannot be written, or would replace anything but an earlier report.
 */
export async function saveReport(
  file: string,
  text: string | Iterable<string>,
  { inputs, force = false }: SaveOptions,
  io: Io,
): Promise<void> {
  if (isFolderPath(file)) throw fail('output-is-folder', { file, example: join(file, 'report.txt') });
  try {
    if (force) await writeFile(resolve(io.cwd, file), text);
    else await save(file, text, inputs, io);
  } catch (cause) {
    if (isUserError(cause)) throw cause;
    throw codeOf(cause) === 'ENOENT'
      ? fail('output-folder-missing', { file, folder: dirname(file) }, cause)
      : fail('output-file-failed', { file, reason: reasonOf(cause) }, cause);
  }
}
