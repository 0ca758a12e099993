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
      return outer.write(text);
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
    const { reportFailure } = await import('./report/failed-run.ts');
    await reportFailure(failureOf(error), args, { hasPrinted: hasWritten }, outer);
    return failed;
  }
}
