import type { Register } from '../../command.ts';
import { addOutputOptions } from '../../report/report-options.ts';
import type { MergeOptions } from './run.ts';

export const register: Register = (program, act) => {
  const merge = program
    .command('merge')
    .description(
      'Merge several JSON reports into one: those of the shards of a run, of check and validate, or of both.',
    )
    .argument('<report...>', 'reports that --format json wrote')
    .addHelpText('after', '\nExample:\n  site-elements merge shard-*.json --format sarif=all.sarif');
  addOutputOptions(merge).action((reports: string[], options: Omit<MergeOptions, 'reports'>) =>
    act(async (io) => (await import('./run.ts')).run({ reports, ...options }, io)),
  );
};
