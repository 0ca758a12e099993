import type { Register } from '../../command.ts';
import { addReportOptions } from '../../report/report-options.ts';
import type { CheckOptions } from '../../run/check-run.ts';
import { addFixOptions } from '../../run/fix/fix-options.ts';
import { addInputOptions } from '../../run/input-options.ts';
import { addSiteRootOption } from '../../run/rule-options.ts';
import { addRunOptions } from '../../run/run-options.ts';

export const register: Register = (program, act) => {
  const check = program
    .command('check')
    .description('Check pages: markup of site-* elements, slides, block data, links, images, forms.')
    .addHelpText('after', '\nExample:\n  site-elements check "pages/**/*.html"');
  addSiteRootOption(addInputOptions(check, 'HTML files'));
  addReportOptions(addFixOptions(addRunOptions(check))).action(
    (inputs: string[], options: Omit<CheckOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
