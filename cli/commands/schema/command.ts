import { entityNames } from '../../../core/model/schema/names.ts';
import type { Register } from '../../command.ts';
import type { SchemaOptions } from './run.ts';

export const register: Register = (program, act) => {
  const schema = program
    .command('schema')
    .description(
      'Print the JSON Schema of the settings file, of site contexts or of other data of sites, for editors, or the OpenAPI document of the mock API.',
    )
    .addHelpText('after', '\nExample:\n  site-elements schema config > site-elements.schema.json');
  schema.addArgument(
    schema.createArgument('[of]', 'what it describes; --list has all').choices(['config', ...entityNames, 'openapi']),
  );
  schema
    .addOption(schema.createOption('--draft <draft>', 'of JSON Schema').choices(['7', '2020-12']).default('2020-12'))
    .option('--list', 'print what there are schemas of')
    .action((of: SchemaOptions['of'], options: Omit<SchemaOptions, 'of'>) =>
      act(async (io) => (await import('./run.ts')).run({ of, ...options }, io)),
    );
};
