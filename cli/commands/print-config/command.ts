import type { Register } from '../../command.ts';
import type { PrintConfigOptions } from './run.ts';

export const register: Register = (program, act) => {
  program
    .command('print-config')
    .description('Print which settings hold for a file, and where they come from.')
    .argument('<file>', 'a page or context, which need not be there')
    .option('--config <file>', 'settings, instead of the nearest site-elements.config.json')
    .action((file: string, options: PrintConfigOptions) =>
      act(async (io) => (await import('./run.ts')).run(file, options, io)),
    );
};
