/** `--fix` and `--fix-dry-run`: fixes files before the command checks them, so that it reads the fixed texts. */

import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { formatMessage } from '../../../core/model/message-format.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import type { PlacedFinding } from '../../finding.ts';
import { fixUntilStable } from '../../lint/fix/apply-fixes.ts';
import { messages } from '../../messages.en.ts';
import type { Source } from '../../text/source.ts';
import type { FixOptions } from './fix-options.ts';
import { saveFile } from './save-file.ts';
import { unifiedDiff } from './unified-diff.ts';
import { inInputs } from './writable-files.ts';

export interface FixRequest extends FixOptions {
  /** The inputs of the command line: no file outside them is written. */
  readonly inputs: readonly string[];
  /** The file name of standard input, if it is read. */
  readonly stdin: string | undefined;
  /** All texts, read once; nothing is read without `--fix` or `--fix-dry-run`. */
  readonly sources: () => AsyncIterable<Source>;
  readonly check: (source: Source) => readonly PlacedFinding[];
}

interface FixTarget {
  /** Whether the target of a path may be written. */
  readonly isWritable: (path: string) => Promise<boolean>;
}

const fail = userErrors(messages);

const note = (code: 'fix-done' | 'fix-possible', n: number, io: Io): void =>
  io.note(`${formatMessage(messages[code], { n })}\n`);

/** Fixes one file. Returns its fixed text, or its own if the file must not be written. */
async function fixFile(
  source: Source,
  { check, fix, stdin, isWritable }: FixRequest & FixTarget,
  io: Io,
): Promise<string> {
  const { file, text, undecoded } = source;
  const path = resolve(io.cwd, file);
  const fixed = fixUntilStable(source, check).text;
  if (fixed === text || file === stdin) return fixed;
  const refusal =
    undecoded !== undefined
      ? 'fix-encoding'
      : !(await isWritable(path))
        ? 'fix-outside'
        : fix && (await saveFile(path, file, text, fixed));
  if (!refusal) return fixed;
  io.note(`${formatMessage(messages[refusal], { file })}\n`);
  return text;
}

/**
 * Fixes the files, and returns the environment for the check: with the fixed texts, and with findings on stderr if the
 * fixed text of standard input, or the diff, goes to stdout.
 *
 * @throws UserError when standard input is in another encoding: its fixed text would have another encoding.
 */
export async function fixFiles(request: FixRequest, io: Io): Promise<Io> {
  const { fix = false, fixDryRun = false, stdin } = request;
  if (!fix && !fixDryRun) return io;
  const isWritable = await inInputs(request.inputs, io);
  const texts = new Map<string, string>();
  let input: string | undefined;
  let changed = 0;
  for await (const source of request.sources()) {
    const { file, text, undecoded } = source;
    // The fixed text is printed to stdout, so that the command works as a filter in a pipe.
    if (file === stdin && !fixDryRun && undecoded !== undefined) throw fail('fix-encoding', { file });
    const fixed = await fixFile(source, { ...request, isWritable, fix: fix && !fixDryRun }, io);
    if (fixed !== text) changed += 1;
    if (fixDryRun) io.write(unifiedDiff(file, text, fixed));
    if (file === stdin) input = fixed;
    else if (fixed !== text && fixDryRun) texts.set(resolve(io.cwd, file), fixed);
  }
  if (input !== undefined && !fixDryRun) io.write(input);
  note(fixDryRun ? 'fix-possible' : 'fix-done', changed, io);
  const isTaken = fixDryRun || input !== undefined;
  return {
    ...io,
    texts,
    ...(input !== undefined && { stdin: Readable.from([Buffer.from(input)]) }),
    ...(isTaken && { write: io.note, isTerminal: io.hasNoteTerminal ?? false }),
  };
}
