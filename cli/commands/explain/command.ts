import type { Register } from '../../command.ts';

export const register: Register = (program, act) => {
  program
    .command('explain')
    .description('Say what a rule asks for and why, with a wrong and a right example.')
    .argument('<rule>', 'as findings name it; site-elements rules lists all')
    .addHelpText('after', '\nExample:\n  site-elements explain image-alt')
    .action((rule: string) => act(async (io) => (await import('./run.ts')).run(rule, io)));
};
