/** The language server of the extension, as a program: `site-elements lsp` without the other commands. */
import { run } from '../../cli/commands/lsp/run.ts';

/** Resolves when the text was written, so that a slow editor delays the server. */
const write = (text: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });

process.exitCode = await run({
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  write,
  note: (text) => void process.stderr.write(text),
  isTerminal: false,
  signal: new AbortController().signal,
});
