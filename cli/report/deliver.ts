/** Prints a report, writes it to files, and returns the exit code. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { userErrors } from '../../core/model/user-error.ts';
import type { ExitCode, Io } from '../command.ts';
import { messages } from '../messages.en.ts';
import { reasonOf } from '../reason.ts';
import type { Report } from './report-types.ts';

const fail = userErrors(messages);

async function save(file: string, text: string, { cwd }: Io): Promise<void> {
  const path = resolve(cwd, file);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (cause) {
    throw fail('output-file-failed', { file, reason: reasonOf(cause) }, cause);
  }
}

/** Prints before it writes files. @throws UserError when a file cannot be written. */
export async function deliver({ stdout, stderr, files, exitCode }: Report, io: Io): Promise<ExitCode> {
  io.write(stdout);
  io.note(stderr);
  for (const { file, text } of files) await save(file, text, io);
  return exitCode;
}
