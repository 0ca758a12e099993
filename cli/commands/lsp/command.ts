import type { Register } from '../../command.ts';

export const register: Register = (program, act) => {
  const lsp = program
    .command('lsp')
    .description('Start a language server for editors, which check pages and data as you type.')
    .addHelpText('after', '\nExample:\n  site-elements lsp --stdio');
  lsp
    .option('--stdio', 'use stdin and stdout, which is the default')
    // Some editors add it, so that the server ends with them.
    .addOption(lsp.createOption('--clientProcessId <id>').hideHelp())
    .action(() => act(async (io) => (await import('./run.ts')).run(io), { endsItself: true }));
};
