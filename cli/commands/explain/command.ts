import type { Register } from '../../command.ts';

export const register: Register = (program, act) => {
  program
    .command('explain')
    .description('Explain what a rule requires and why, with an incorrect and a correct example.')
    .argument('<rule>', 'id of the rule, as in findings; site-elements rules lists all')
    .addHelpText('after', '\nExample:\n  site-elements explain image-alt')
    .action((rule: string) => act(async (io) => (await import('./run.ts')).run(rule, io)));
};
