import { InvalidArgumentError } from 'commander';
import type { Register } from '../../command.ts';
import type { ServeOptions } from './run.ts';

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}

/** An unset variable of a script is no choice: Node would take an empty host for every address of the machine. */
function notEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function megabytes(text: string): number {
  if (!/^\d{1,6}(?:\.\d+)?$/.test(text)) throw new InvalidArgumentError('It must be a number of megabytes.');
  return Number(text);
}

const collect = (text: string, earlier: readonly string[] = []): readonly string[] => [...earlier, text];

export const register: Register = (program, act) => {
  program
    .command('serve')
    .description('Serve a folder of pages with the elements and a mock API; without a folder, the examples.')
    .argument('[dir]', 'the folder to serve', notEmpty)
    .option('--port <n>', 'the port; 0 lets the system choose (default: 4173 or the next free one)', portNumber)
    .option('--host <name>', 'the address to listen on', notEmpty, '127.0.0.1')
    .option('--allow-host <name>', 'answer requests for this host name as well; may be repeated', collect)
    .option('--follow-symlinks', 'serve files that symbolic links lead to outside the folder', false)
    .option('--body-limit <mb>', 'the largest request body in megabytes', megabytes, 10)
    .option('--mock-only', 'serve the mock API and no files', false)
    .option('--ready-file <file>', 'write the address to this file when ready', notEmpty)
    .option('--fault <rule>', 'let API answers go wrong, as in "match=POST:/api/form/* type=reset rate=5%"', collect)
    .option('--faults <file>', 'take fault rules from a file: one a line, or a list in JSON', notEmpty)
    .option('--latency <ms>', 'let API answers take this long, as in 80..300 or lognormal:90,0.3')
    .option('--scenario <name>', 'start in a scenario, as in rate-limited, empty-cart or offline', notEmpty)
    .option('--seed <n>', 'repeat the chances of an earlier run', wholeNumber)
    .option('--state <file>', 'keep what the mock API remembers in this file', notEmpty)
    .option('--strict', 'end with 1 when the mock API was asked for what it does not know or allow, else with 0', false)
    .option('--no-reload', 'do not reload pages when a file changes')
    .option('--no-overlay', 'do not show findings in the pages')
    .option('--json', 'print the addresses as JSON', false)
    .addHelpText('after', '\nExample:\n  site-elements serve public --port 8080')
    .action((dir: string | undefined, options: Omit<ServeOptions, 'dir'>) =>
      act(async (io) => (await import('./run.ts')).run({ dir, ...options }, io), { endsItself: true }),
    );
};
