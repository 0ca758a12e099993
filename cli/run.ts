/** Runs the command, from arguments to exit code. All errors are reported here as messages. */
import { CommanderError } from 'commander';
import { formatMessage } from '../core/model/message-format.ts';
import { isUserError } from '../core/model/user-error.ts';
import { version } from '../package.json';
import { type ExitCode, type Io, noteError } from './command.ts';
import { messages } from './messages.en.ts';
import { createProgram } from './program.ts';

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
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = createProgram(io, async (job, { endsItself = false } = {}) => {
    exitCode = await (endsItself ? job(io) : Promise.race([job(io), interrupted(io.signal)]));
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, io);
  }
}
