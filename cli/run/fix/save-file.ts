/** Replaces the text of a file atomically, in the encoding that the file has. */
import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from '../../messages.en.ts';
import { reasonOf } from '../../reason.ts';
import { encode } from '../../text/decode.ts';

const fail = userErrors(messages);

/** Whether the file contains exactly this text, so that writing it loses nothing, such as bytes of another encoding. */
export async function hasExactText(path: string, text: string): Promise<boolean> {
  const bytes = await readFile(path);
  return bytes.equals(encode(text, bytes));
}

async function replace(path: string, text: string): Promise<void> {
  // Resolve symbolic links, so that the link itself is kept.
  const file = await realpath(path);
  const [bytes, { mode }] = await Promise.all([readFile(file), stat(file)]);
  const aside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    await writeFile(aside, encode(text, bytes), { flag: 'wx' });
    // Not in `writeFile`, whose `mode` is limited by the umask of the process.
    await chmod(aside, mode);
    await rename(aside, file);
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
}

/** Writes the file. @throws UserError when the file cannot be written; it is then unchanged. */
export const saveFile = (path: string, file: string, text: string): Promise<void> =>
  replace(path, text).catch((cause: unknown) => {
    throw fail('fix-unwritable', { file, reason: reasonOf(cause) }, cause);
  });
