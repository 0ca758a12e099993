import { entityNames } from '../../../core/model/schema/names.ts';
import type { Register } from '../../command.ts';
import { oneOf } from '../../text/one-of.ts';
import type { SchemaOptions } from './run.ts';

const names = ['config', ...entityNames, 'openapi'] as const;

export const register: Register = (program, act) => {
  const schema = program
    .command('schema')
    .description(
      'Print a JSON Schema for editors (of the settings file, site contexts or other site data), or the OpenAPI document of the mock API.',
    )
    .addHelpText('after', '\nExample:\n  site-elements schema config > site-elements.schema.json');
  schema.addArgument(
    schema.createArgument('[of]', 'name of the schema; --list prints all names').choices(names).argParser(oneOf(names)),
  );
  schema
    .addOption(
      schema.createOption('--draft <draft>', 'draft of JSON Schema').choices(['7', '2020-12']).default('2020-12'),
    )
    .option('--list', 'list the names of all schemas')
    .action((of: SchemaOptions['of'], options: Omit<SchemaOptions, 'of'>) =>
      act(async (io) => (await import('./run.ts')).run({ of, ...options }, io)),
    );
};
