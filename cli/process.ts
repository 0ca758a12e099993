/** Connects the command with the process. Only main.ts and start.ts use `process` as well. */
import module from 'node:module';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { formatMessage } from '../core/model/message-format.ts';
import type { Io } from './command.ts';
import { messages } from './messages.en.ts';
import { orderedOutput } from './ordered-output.ts';
import { codeOf, reasonOf } from './reason.ts';
import { run } from './run.ts';

// Node 22.1 and later keep the compiled modules for later runs.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache();

const interruption = new AbortController();

const writerOf = orderedOutput();

const ioOf = (program: string): Io => ({
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  write: writerOf(process.stdout),
  note: writerOf(process.stderr),
  isTerminal: process.stdout.isTTY === true,
  // A getter, because the width changes with the window.
  get columns() {
    return process.stdout.columns ?? process.stderr.columns;
  },
  hasNoteTerminal: process.stderr.isTTY === true,
  hasInputTerminal: process.stdin.isTTY === true,
  startThread: (share) =>
    new Worker(new URL(`thread${extname(program)}`, program), {
      workerData: share,
      // Pages are short-lived: with V8's default young generation of 48 MB a thread takes 20 MB more and is not faster.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    }),
  signal: interruption.signal,
});

// A reader such as `head` may close the pipe early, which is not an error. Any other error, such as a full disk, loses
// results, and nothing more can be written.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (codeOf(error) === 'EPIPE') return;
    if (stream === process.stdout)
      process.stderr.write(`error: ${formatMessage(messages['output-failed'], { reason: reasonOf(error) })}\n`);
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
  // Only the code is set: exiting here would lose output that a slow reader has not read yet.
  process.exitCode = await run(process.argv.slice(2), ioOf(program));
};
