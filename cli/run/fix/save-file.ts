/** Replaces the text of a file atomically, in the encoding that the file has. */
import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from '../../messages.en.ts';
import { reasonOf } from '../../reason.ts';
import { encode } from '../../text/decode.ts';

const fail = userErrors(messages);

/** Whether the file holds this text and nothing that would get lost, such as bytes of another encoding. */
export async function hasExactText(path: string, text: string): Promise<boolean> {
  const bytes = await readFile(path);
  return bytes.equals(encode(text, bytes));
}

async function replace(path: string, text: string): Promise<void> {
  // A link stays one.
  const file = await realpath(path);
  const [bytes, { mode }] = await Promise.all([readFile(file), stat(file)]);
  const aside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    await writeFile(aside, encode(text, bytes), { flag: 'wx' });
    // Not with `writeFile`: the process may not give all permissions to what it makes.
    await chmod(aside, mode);
    await rename(aside, file);
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
}

/** @throws UserError when the file cannot be written; it is then as it was. */
export const saveFile = (path: string, file: string, text: string): Promise<void> =>
  replace(path, text).catch((cause: unknown) => {
    throw fail('fix-unwritable', { file, reason: reasonOf(cause) }, cause);
  });
