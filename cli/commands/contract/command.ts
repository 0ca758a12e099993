import type { Register } from '../../command.ts';
import type { ContractCommandOptions } from './run.ts';

const collect = (text: string, earlier: readonly string[] = []): readonly string[] => [...earlier, text];

export const register: Register = (program, act) => {
  program
    .command('contract')
    .description('Compare a real backend with the mock API: send a sample of each call and check the responses.')
    .argument('<url>', 'URL of the backend, as in https://staging.example.com')
    .option('--all', 'also send calls that change data, not only GET')
    .option(
      '--header <line>',
      'header to send with every request, as in "authorization: Bearer …"; may be repeated',
      collect,
    )
    .addHelpText('after', '\nExample:\n  site-elements contract https://staging.example.com --all')
    .action((url: string, options: Omit<ContractCommandOptions, 'url'>) =>
      act(async (io) => (await import('./run.ts')).run({ url, ...options }, io)),
    );
};
