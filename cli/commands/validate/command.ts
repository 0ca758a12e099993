import { entityNames } from '../../../core/model/schema/names.ts';
import type { Register } from '../../command.ts';
import { addFixOptions } from '../../fix/options.ts';
import { addInputOptions } from '../../input-options.ts';
import { addReportOptions } from '../../report-options.ts';
import { addRoundOptions } from '../../round-options.ts';
import type { ValidateOptions } from './run.ts';

export const register: Register = (program, act) => {
  const validate = program
    .command('validate')
    .description('Check site contexts and other data of sites: JSON files, JSON in pages, objects assigned in scripts.')
    .addHelpText('after', '\nExample:\n  site-elements validate "site/**/*.html" context.json');
  validate.addOption(
    validate
      .createOption('--as <entity>', 'what the JSON files are, where their content does not show it')
      .choices(entityNames),
  );
  addInputOptions(validate, 'JSON, HTML or script files');
  addReportOptions(addFixOptions(addRoundOptions(validate))).action(
    (inputs: string[], options: Omit<ValidateOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
