/** The process: arguments in, exit code out. Only main.ts touches `process` as well. */
import module from 'node:module';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { formatMessage } from '../core/model/message-format.ts';
import type { Io } from './command.ts';
import { messages } from './messages.en.ts';
import { run } from './run.ts';

// What commands load is compiled once for all runs, where Node can: from 22.1 on.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache();

const interruption = new AbortController();

const ioOf = (program: string): Io => ({
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  write: (text) => void process.stdout.write(text),
  note: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY === true,
  hasNoteTerminal: process.stderr.isTTY === true,
  startThread: (share) =>
    new Worker(new URL(`run/threads/thread${extname(program)}`, program), {
      workerData: share,
      // Pages come and go: with V8's own 48 MB for what is young a thread takes 20 MB more, and no time less.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    }),
  signal: interruption.signal,
});

// A reader that has seen enough, such as `head`, closes the pipe: not an error of this run. Anything else, such as a full
// disk, has cost results, and nothing more can be written.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return;
    if (stream === process.stdout)
      process.stderr.write(`error: ${formatMessage(messages['output-failed'], { reason: code ?? message })}\n`);
    process.exit(2);
  });
}

// The first Ctrl-C lets the command end itself; a second one ends the process at once. SIGTERM is left to commands
// that run until they are stopped.
process.once('SIGINT', () => {
  interruption.abort();
  process.stdin.destroy();
});

/** Runs the command with the arguments of the process. `program` is the URL of main.ts, or of the built main.js. */
export const runProcess = async (program: string): Promise<void> => {
  // Only the code is set: exiting here would cut off what a slow reader has not taken yet.
  process.exitCode = await run(process.argv.slice(2), ioOf(program));
};
