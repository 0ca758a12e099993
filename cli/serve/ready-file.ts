import { rm } from 'node:fs/promises';
import type { UserError } from '../../core/model/user-error.ts';
import { reasonOf } from '../reason.ts';
import { removeStaleDrafts, writeFileAtomically } from './atomic-file.ts';
import { fail } from './fail.ts';

const failed = (file: string, error: unknown): UserError =>
  fail('serve-ready-file-failed', { file, reason: reasonOf(error) }, error);

/** Removes the files that an earlier run left: a waiting program would read the wrong address. */
export async function removeReadyFile(file: string): Promise<void> {
  await removeStaleDrafts(file);
  await rm(file, { force: true }).catch((error: unknown) => {
    throw failed(file, error);
  });
}

/** Writes the address. */
export const writeReadyFile = (file: string, address: string): Promise<void> =>
  writeFileAtomically(file, `${address}\n`).catch((error: unknown) => {
    throw failed(file, error);
  });
