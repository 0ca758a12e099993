/** Replaces the text of a file atomically, in the encoding that the file has. */
import { constants } from 'node:fs';
import { access, chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from '../../messages.en.ts';
import { reasonOf } from '../../reason.ts';
import { encode } from '../../text/decode.ts';

const fail = userErrors(messages);

/** Why a file is not replaced: a code of the messages. */
export type Refusal = 'fix-changed' | 'fix-read-only';

/** Whether the user marked the file as read-only. The superuser may write it nevertheless, but should not. */
const isReadOnly = async (file: string, mode: number): Promise<boolean> =>
  (mode & 0o222) === 0 ||
  (await access(file, constants.W_OK).then(
    () => false,
    () => true,
  ));

/** Replaces the text of a file unless it has changed. Returns the reason if the file is not replaced. */
async function replace(path: string, before: string, text: string): Promise<Refusal | undefined> {
  // Resolve symbolic links, so that the link itself is kept.
  const file = await realpath(path);
  const [bytes, { mode }] = await Promise.all([readFile(file), stat(file)]);
  if (await isReadOnly(file, mode)) return 'fix-read-only';
  if (!bytes.equals(encode(before, bytes))) return 'fix-changed';
  const aside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    await writeFile(aside, encode(text, bytes), { flag: 'wx' });
    // Not in `writeFile`, whose `mode` is limited by the umask of the process.
    await chmod(aside, mode);
    const isChanged = !(await readFile(file)).equals(bytes);
    if (isChanged) await rm(aside);
    else await rename(aside, file);
    return isChanged ? 'fix-changed' : undefined;
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
}

/**
 * Replaces the text `before` of a file by `text`. Returns the reason if the file is not replaced.
 *
 * @throws UserError when the file cannot be written; it is then unchanged.
 */
export const saveFile = (path: string, file: string, before: string, text: string): Promise<Refusal | undefined> =>
  replace(path, before, text).catch((cause: unknown) => {
    throw fail('fix-unwritable', { file, reason: reasonOf(cause) }, cause);
  });
