/** Writes the files of the output folder. */
import { chmod, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { messages } from '../messages.en.ts';
import { reasonOf } from '../reason.ts';
import { isInside } from '../text/is-inside.ts';
import { withSlashes } from '../text/with-slashes.ts';

const fail = userErrors(messages);

/** Returns the file that a symbolic link in a folder leads to. A link out of the folder is replaced, so that files elsewhere stay. */
async function linkedFile(target: string, folder: string): Promise<string> {
  const real = await realpath(target);
  return isInside(real, await realpath(folder)) ? real : target;
}

/** Throws if a symbolic link to a folder leads out of the output folder. */
async function checkFolder(target: string, folder: string): Promise<void> {
  if (!isInside(await realpath(dirname(target)), await realpath(folder)))
    throw new Error('its folder is a symbolic link that leads out of the output folder');
}

/**
 * Replaces a file at once, so that a server or an interruption never leaves half of it. Returns whether it was written: a file that is
 * equal stays as it is.
 */
async function replace(named: string, bytes: Uint8Array, folder: string): Promise<boolean> {
  const existing = await readFile(named).catch(() => undefined);
  if (existing?.equals(bytes)) return false;
  if (!existing) await mkdir(dirname(named), { recursive: true });
  await checkFolder(named, folder);
  const target = existing ? await linkedFile(named, folder) : named;
  const mode = existing && (await stat(target)).mode;
  if (mode !== undefined && (mode & 0o222) === 0) throw new Error('the file is read-only');
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(draft, bytes);
    if (mode !== undefined) await chmod(draft, mode);
    await rename(draft, target);
    return true;
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
}

/** Writes a file to its place in the output folder. Returns false if it was the same before. @throws UserError when that fails. */
export async function writeOutput(place: string, bytes: Uint8Array, out: string, { cwd }: Io): Promise<boolean> {
  const folder = resolve(cwd, out);
  const target = join(folder, place);
  return replace(target, bytes, folder).catch((cause: unknown) => {
    throw fail('output-unwritable', { file: withSlashes(relative(cwd, target)), reason: reasonOf(cause) }, cause);
  });
}
