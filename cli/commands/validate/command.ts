import type { Register } from '../../command.ts';
import { addFixOptions } from '../../fix/options.ts';
import { addInputOptions } from '../../input-options.ts';
import { addReportOptions } from '../../report-options.ts';
import type { ValidateOptions } from './run.ts';

export const register: Register = (program, act) => {
  const validate = program
    .command('validate')
    .description('Check site contexts: JSON files, JSON in pages, objects assigned in scripts.')
    .addHelpText('after', '\nExample:\n  site-elements validate "site/**/*.html" context.json');
  addReportOptions(addFixOptions(addInputOptions(validate, 'JSON, HTML or script files'))).action(
    (inputs: string[], options: Omit<ValidateOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
