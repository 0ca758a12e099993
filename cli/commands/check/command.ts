import type { Register } from '../../command.ts';
import { addFixOptions } from '../../fix/options.ts';
import { addInputOptions } from '../../input-options.ts';
import { addReportOptions } from '../../report-options.ts';
import { addRoundOptions } from '../../rounds/options.ts';
import type { CheckOptions } from './run.ts';

export const register: Register = (program, act) => {
  const check = program
    .command('check')
    .description('Check pages: markup of site-* elements, slides, block data, links, images, forms.')
    .addHelpText('after', '\nExample:\n  site-elements check "pages/**/*.html"');
  addInputOptions(check, 'HTML files').option('--site-root <folder>', 'the folder that / of links stands for');
  addReportOptions(addFixOptions(addRoundOptions(check))).action(
    (inputs: string[], options: Omit<CheckOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
