/** Prints a report, writes it to files, and returns the exit code. */

import type { ExitCode, Io } from '../command.ts';
import type { Report } from './report-types.ts';
import { type SaveOptions, saveReport } from './save-report.ts';

/** Characters that are written together. */
const textLength = 65_536;

/** Joins pieces to texts that are long enough to be written one after the other. */
function* joinPieces(pieces: Iterable<string>): Generator<string> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < textLength) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** Prints before it writes files. @throws UserError when a file cannot be written or must not be replaced. */
export async function deliver(
  { stdout, stderr, files, exitCode }: Report,
  options: SaveOptions,
  io: Io,
): Promise<ExitCode> {
  for (const text of joinPieces(stdout)) await io.write(text);
  io.note(stderr);
  for (const { file, pieces } of files) await saveReport(file, joinPieces(pieces), options, io);
  return exitCode;
}
