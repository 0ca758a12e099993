/** Writes the files of the output folder. */
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import { messages } from '../../prerender/messages.en.ts';
import { reasonOf } from '../../reason.ts';
import { withSlashes } from '../../text/with-slashes.ts';

const fail = userErrors(messages);

/** Replaces a file at once, so that a server or an interruption never leaves half of it. A file that is equal stays as it is. */
async function replace(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const existing = await readFile(target).catch(() => undefined);
  if (existing?.equals(bytes)) return;
  const mode = existing && (await stat(target)).mode;
  if (mode !== undefined && (mode & 0o222) === 0) throw new Error('the file is read-only');
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(draft, bytes);
    if (mode !== undefined) await chmod(draft, mode);
    await rename(draft, target);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
}

/** Writes a file to its place in the output folder. @throws UserError when that fails. */
export async function writeOutput(place: string, bytes: Uint8Array, out: string, { cwd }: Io): Promise<void> {
  const target = join(resolve(cwd, out), place);
  await replace(target, bytes).catch((cause: unknown) => {
    throw fail('prerender-unwritable', { file: withSlashes(relative(cwd, target)), reason: reasonOf(cause) }, cause);
  });
}
