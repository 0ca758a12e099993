import { InvalidArgumentError } from 'commander';
import { entityNames } from '../../../core/model/schema/names.ts';
import type { Register } from '../../command.ts';
import { addReportOptions } from '../../report/report-options.ts';
import { addFixOptions } from '../../run/fix/fix-options.ts';
import { addInputOptions } from '../../run/input-options.ts';
import { addRunOptions } from '../../run/run-options.ts';
import type { ValidateOptions } from '../../run/validate-run.ts';
import { oneOf } from '../../text/one-of.ts';

function variable(text: string, before: readonly string[] = []): readonly string[] {
  if (!/^[\w$]+$/.test(text))
    throw new InvalidArgumentError('Write the name alone, as in SITE_DATA for window.SITE_DATA = {…}.');
  return [...before, text];
}

export const register: Register = (program, act) => {
  const validate = program
    .command('validate')
    .description('Check site contexts and other data of sites: JSON files, JSON in pages, objects assigned in scripts.')
    .addHelpText('after', '\nExample:\n  site-elements validate "site/**/*.html" context.json');
  validate
    .optionsGroup('Data:')
    .addOption(
      validate
        .createOption('--as <entity>', 'the kind of data in JSON files that do not declare it')
        .choices(entityNames)
        .argParser(oneOf(entityNames)),
    );
  validate.option(
    '--context-variable <name>',
    'suffix of variables with a site context, besides SITE_CONTEXT and SQUARESPACE_CONTEXT; repeatable',
    variable,
  );
  addInputOptions(validate, 'JSON, HTML or script files');
  addReportOptions(addFixOptions(addRunOptions(validate))).action(
    (inputs: string[], options: Omit<ValidateOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
