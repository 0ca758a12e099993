import type { Register } from '../../command.ts';

export const register: Register = (program, act) => {
  program
    .command('rules')
    .description('List the rules of check and validate, a line each.')
    .option('--json', 'as JSON')
    .action((options: { json?: boolean }) => act(async (io) => (await import('./run.ts')).run(options, io)));
};
