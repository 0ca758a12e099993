import type { Register } from '../../command.ts';
import { addReportOptions } from '../../report/report-options.ts';
import { addFixOptions } from '../../run/fix/fix-options.ts';
import { addInputOptions } from '../../run/input-options.ts';
import { addDataOptions } from '../../run/rule-options.ts';
import { addRunOptions } from '../../run/run-options.ts';
import type { ValidateOptions } from '../../run/validate-run.ts';

export const register: Register = (program, act) => {
  const validate = program
    .command('validate')
    .description('Check site contexts and other data of sites: JSON files, JSON in pages, objects assigned in scripts.')
    .addHelpText('after', '\nExample:\n  site-elements validate "site/**/*.html" context.json');
  addDataOptions(validate);
  addInputOptions(validate, 'JSON, HTML or script files');
  addReportOptions(addFixOptions(addRunOptions(validate))).action(
    (inputs: string[], options: Omit<ValidateOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
