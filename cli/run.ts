/** Runs the command, from arguments to exit code. All errors are reported here as messages. */
import { CommanderError } from 'commander';
import { formatMessage } from '../core/model/message-format.ts';
import { isUserError } from '../core/model/user-error.ts';
import { version } from '../package.json';
import { type ExitCode, type Io, noteError } from './command.ts';
import { messages } from './messages.en.ts';
import { createProgram } from './program.ts';

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

/** Prints the reason of a failed run as a report, for programs that read stdout as JSON. */
function writeFailure(error: unknown, { write }: Io): void {
  const { message, help } = failureOf(error);
  const document = { version: 1, tool: version, error: { message, ...(help !== undefined && { help }) } };
  write(`${JSON.stringify({ ...document, files: 0, errors: 0, warnings: 0, findings: [] })}\n`);
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
    write(text) {
      hasWritten ||= text !== '';
      outer.write(text);
    },
  };
  const program = createProgram(io, async (job, { endsItself = false } = {}) => {
    exitCode = await (endsItself ? job(io) : Promise.race([job(io), interrupted(io.signal)]));
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    const failed = explain(error, io);
    if (failed !== 0 && !hasWritten && printsJson(args)) writeFailure(error, outer);
    return failed;
  }
}
