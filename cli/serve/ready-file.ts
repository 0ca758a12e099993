import { rm } from 'node:fs/promises';
import type { UserError } from '../../core/model/user-error.ts';
import { reasonOf } from '../reason.ts';
import { removeStaleDrafts, writeFileAtomically } from './atomic-file.ts';
import { fail } from './fail.ts';

const failed = (file: string, error: unknown): UserError =>
  fail('serve-ready-file-failed', { file, reason: reasonOf(error) }, error);

/** Removes the file of an earlier run, because a waiting program would read an old URL. */
export async function removeReadyFile(file: string): Promise<void> {
  await removeStaleDrafts(file);
  await rm(file, { force: true }).catch((error: unknown) => {
    throw failed(file, error);
  });
}

/** Writes the URL of the server to the file. */
export const writeReadyFile = (file: string, address: string): Promise<void> =>
  writeFileAtomically(file, `${address}\n`).catch((error: unknown) => {
    throw failed(file, error);
  });
