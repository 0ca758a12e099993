import type { Register } from '../../command.ts';
import type { PrintConfigOptions } from './run.ts';

export const register: Register = (program, act) => {
  program
    .command('print-config')
    .description('Print the settings that apply to a file, and the settings file that they come from.')
    .argument('<file>', 'a page or data file; it need not exist')
    .option('--config <file>', 'settings file, instead of the nearest site-elements.config.json')
    .action((file: string, options: PrintConfigOptions) =>
      act(async (io) => (await import('./run.ts')).run(file, options, io)),
    );
};
