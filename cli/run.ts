/** Runs the command, from arguments to exit code. All errors are reported here as messages. */
import { CommanderError } from 'commander';
import { formatMessage } from '../core/model/message-format.ts';
import { isUserError } from '../core/model/user-error.ts';
import { version } from '../package.json';
import { type ExitCode, type Io, noteError } from './command.ts';
import { messages } from './messages.en.ts';
import { createProgram } from './program.ts';
import { columnsOf } from './report/reporters/display.ts';
import { wrapLines } from './text/wrap.ts';

interface Failure {
  readonly message: string;
  readonly help?: string | undefined;
}

/** Returns the reason of a failed run. */
function failureOf(error: unknown): Failure {
  if (isUserError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  // The label of Commander's messages.
  return { message: message.replace(/^error: /, '') };
}

/** Whether the report is printed as JSON. The arguments may be wrong, so they are not parsed. */
const printsJson = (args: readonly string[]): boolean =>
  args.some((arg, at) => arg === '--format=json' || (arg === 'json' && args[at - 1] === '--format'));

/** Returns the reason of a failed run as a report, for programs that read JSON. */
function failureReport(error: unknown): string {
  const { message, help } = failureOf(error);
  const document = { version: 1, tool: version, error: { message, ...(help !== undefined && { help }) } };
  return `${JSON.stringify({ ...document, files: 0, errors: 0, warnings: 0, findings: [] })}\n`;
}

/** Returns the files of JSON reports. The arguments may be wrong, so they are not parsed. */
const jsonFiles = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg, at) => {
    const [, file] = /^(?:--format=)?json=(.+)$/.exec(arg) ?? [];
    return file !== undefined && (arg.startsWith('--') || args[at - 1] === '--format') ? [file] : [];
  });

/** Replaces the JSON reports of earlier runs, which would otherwise be read as the result of this run. */
async function saveFailure(error: unknown, args: readonly string[], io: Io): Promise<void> {
  const files = jsonFiles(args);
  if (files.length === 0) return;
  const { saveReport } = await import('./report/save-report.ts');
  // Failing to write a report may be the reason itself.
  for (const file of files) await saveReport(file, failureReport(error), { inputs: [] }, io).catch(() => {});
}

function explain(error: unknown, io: Io): ExitCode {
  // Commander has already printed its message. Help and version are a success.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (isUserError(error)) {
    noteError(error, io);
    return 2;
  }
  const trace = error instanceof Error ? error.stack : String(error);
  io.note(`${formatMessage(messages['internal-error'], { version })}\n${trace}\n`);
  return 2;
}

const interrupted = (signal: AbortSignal): Promise<ExitCode> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(130);
    signal.addEventListener('abort', () => resolve(130), { once: true });
  });

/** Runs `site-elements` with `args` (what follows the program's name). Never throws. */
export async function run(args: readonly string[], outer: Io): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  let hasWritten = false;
  const io: Io = {
    ...outer,
    // A spread evaluates getters only once.
    get columns() {
      return outer.columns;
    },
    write(text) {
      hasWritten ||= text !== '';
      outer.write(text);
    },
    // In a pipe the lines are kept, so that they can be searched.
    note: (text) => outer.note(wrapLines(text, columnsOf({ ...outer, isTerminal: outer.hasNoteTerminal ?? false }))),
  };
  const program = createProgram(io, async (job, { endsItself = false } = {}) => {
    exitCode = await (endsItself ? job(io) : Promise.race([job(io), interrupted(io.signal)]));
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    const failed = explain(error, io);
    if (failed === 0) return failed;
    if (!hasWritten && printsJson(args)) outer.write(failureReport(error));
    await saveFailure(error, args, outer);
    return failed;
  }
}
