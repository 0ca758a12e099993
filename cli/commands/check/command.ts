import type { Register } from '../../command.ts';
import { addReportOptions, type ReportOptions } from '../../report-options.ts';

export const register: Register = (program, act) => {
  const check = program
    .command('check')
    .description('Check pages: markup of site-* elements, slides, block data, links, images, forms.')
    .argument('<input...>', 'HTML files, folders or globs; - for stdin')
    .addHelpText('after', '\nExample:\n  site-elements check "pages/**/*.html"');
  addReportOptions(check).action((inputs: string[], options: ReportOptions) =>
    act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
