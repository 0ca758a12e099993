import type { Register } from '../../command.ts';

export const register: Register = (program, act) => {
  program
    .command('rules')
    .description('List the rules of check and validate with their levels and groups, and whether --fix fixes them.')
    .option('--json', 'print JSON')
    .action((options: { json?: boolean }) => act(async (io) => (await import('./run.ts')).run(options, io)));
};
