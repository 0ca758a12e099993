import type { Register } from '../../command.ts';
import type { SchemaOptions } from './run.ts';

export const register: Register = (program, act) => {
  const schema = program
    .command('schema')
    .description('Print the JSON Schema of the settings file or of site contexts, for editors.')
    .addHelpText('after', '\nExample:\n  site-elements schema config > site-elements.schema.json');
  schema.addArgument(schema.createArgument('<of>', 'what it describes').choices(['config', 'site-context']));
  schema
    .addOption(schema.createOption('--draft <draft>', 'of JSON Schema').choices(['7', '2020-12']).default('2020-12'))
    .action((of: SchemaOptions['of'], options: Omit<SchemaOptions, 'of'>) =>
      act(async (io) => (await import('./run.ts')).run({ of, ...options }, io)),
    );
};
