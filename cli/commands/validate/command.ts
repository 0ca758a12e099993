import type { Register } from '../../command.ts';
import { addReportOptions, type ReportOptions } from '../../report-options.ts';

export const register: Register = (program, act) => {
  const validate = program
    .command('validate')
    .description('Check site contexts: JSON files, JSON in pages, objects assigned in scripts.')
    .argument('<input...>', 'JSON, HTML or script files, folders or globs; - for stdin')
    .addHelpText('after', '\nExample:\n  site-elements validate "site/**/*.html" context.json');
  addReportOptions(validate).action((inputs: string[], options: ReportOptions) =>
    act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
