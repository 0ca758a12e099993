/** Prints a report, writes it to files, and returns the exit code. */

import type { ExitCode, Io } from '../command.ts';
import type { Report } from './report-types.ts';
import { type SaveOptions, saveReport } from './save-report.ts';

/** Prints before it writes files. @throws UserError when a file cannot be written or must not be replaced. */
export async function deliver(
  { stdout, stderr, files, exitCode }: Report,
  options: SaveOptions,
  io: Io,
): Promise<ExitCode> {
  io.write(stdout);
  io.note(stderr);
  for (const { file, text } of files) await saveReport(file, text, options, io);
  return exitCode;
}
