import { InvalidArgumentError } from 'commander';
import type { Register } from '../../command.ts';
import type { ServeOptions } from '../../serve/serve-options.ts';

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}

/** Rejects the empty string of an unset shell variable: Node listens on every interface for an empty host. */
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
    .argument('[dir]', 'folder to serve', notEmpty)
    .optionsGroup('Server:')
    .option('--port <n>', 'port; 0 lets the system choose (default: 4173 or the next free one)', portNumber)
    .option('--host <name>', 'address to listen on', notEmpty, '127.0.0.1')
    .option('--allow-host <name>', 'answer requests for this host name as well; may be repeated', collect)
    .option('--follow-symlinks', 'serve files that symbolic links lead to outside the folder')
    .option('--body-limit <mb>', 'largest request body in megabytes', megabytes, 10)
    .option('--ready-file <file>', 'write the URL to this file when the server is ready', notEmpty)
    .option('--json', 'print the URLs as JSON')
    .optionsGroup('Mock API:')
    .option('--mock-only', 'serve only the mock API, no files')
    .option(
      '--fault <rule>',
      'make API calls fail, as in "match=POST:/api/form/* type=reset rate=5%"; may be repeated',
      collect,
    )
    .option('--faults <file>', 'read fault rules from a file: one per line, or a JSON array', notEmpty)
    .option('--latency <ms>', 'delay API responses, as in 80..300 or lognormal:90,0.3')
    .option('--scenario <name>', 'start in a scenario, such as rate-limited, empty-cart or offline', notEmpty)
    .option('--seed <n>', 'repeat the random faults of an earlier run', wholeNumber)
    .option('--state <file>', 'keep the state of the mock API in this file', notEmpty)
    .option(
      '--strict',
      'exit with 1 if the mock API received an unknown or invalid call, or one without consent; else with 0',
    )
    .optionsGroup('Pages:')
    .option('--prerender', 'prerender the elements of pages; the default for the examples and docs of this package')
    .option('--no-prerender', 'serve all pages as they are')
    .option('--no-reload', 'do not reload pages when a file changes')
    .option('--no-overlay', 'do not show findings in the pages')
    .addHelpText('after', '\nExample:\n  site-elements serve public --port 8080')
    .action((dir: string | undefined, options: Omit<ServeOptions, 'dir'>) =>
      act(async (io) => (await import('./run.ts')).run({ dir, ...options }, io), { endsItself: true }),
    );
};
