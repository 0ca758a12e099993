import { rename, rm, writeFile } from 'node:fs/promises';
import type { UserError } from '../../../core/model/user-error.ts';
import { fail } from './fail.ts';

const failed = (file: string, error: unknown): UserError =>
  fail('serve-ready-file-failed', { file, reason: error instanceof Error ? error.message : String(error) }, error);

/** Removes the file that an earlier run left: it would tell a waiting program the wrong address. */
export const removeReadyFile = (file: string): Promise<void> =>
  rm(file, { force: true }).catch((error: unknown) => {
    throw failed(file, error);
  });

/** Writes the address in one step: who waits for the file never reads half of it. */
export async function writeReadyFile(file: string, address: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, `${address}\n`);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw failed(file, error);
  }
}
