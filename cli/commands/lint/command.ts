import type { Register } from '../../command.ts';
import { addReportOptions } from '../../report/report-options.ts';
import { addFixOptions } from '../../run/fix/fix-options.ts';
import { addInputOptions } from '../../run/input-options.ts';
import type { LintOptions } from '../../run/lint-run.ts';
import { addDataOptions, addSiteRootOption } from '../../run/rule-options.ts';
import { addRunOptions } from '../../run/run-options.ts';

export const register: Register = (program, act) => {
  const lint = program
    .command('lint')
    .description('Check the pages and the data of a site in one pass, as check and validate do.')
    .addHelpText('after', '\nExample:\n  site-elements lint public --cache');
  addDataOptions(lint);
  addSiteRootOption(addInputOptions(lint, 'HTML, JSON or script files'));
  addReportOptions(addFixOptions(addRunOptions(lint))).action(
    (inputs: string[], options: Omit<LintOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
