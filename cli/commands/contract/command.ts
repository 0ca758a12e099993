import type { Register } from '../../command.ts';
import type { ContractCommandOptions } from './run.ts';

const collect = (text: string, earlier: readonly string[] = []): readonly string[] => [...earlier, text];

export const register: Register = (program, act) => {
  program
    .command('contract')
    .description(
      'Hold a real backend against the definitions of the mock API: send a sample of each call, compare answers.',
    )
    .argument('<url>', 'where the backend is, as in https://staging.example.com')
    .option('--all', 'send calls that change something as well, not only GET', false)
    .option(
      '--header <line>',
      'send this with every request, as in "authorization: Bearer …"; may be repeated',
      collect,
    )
    .addHelpText('after', '\nExample:\n  site-elements contract https://staging.example.com --all')
    .action((url: string, options: Omit<ContractCommandOptions, 'url'>) =>
      act(async (io) => (await import('./run.ts')).run({ url, ...options }, io)),
    );
};
