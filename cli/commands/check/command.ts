import { InvalidArgumentError } from 'commander';
import type { Register } from '../../command.ts';
import { addFixOptions } from '../../fix/options.ts';
import { addInputOptions } from '../../input-options.ts';
import { addReportOptions } from '../../report-options.ts';
import { addRoundOptions } from '../../round-options.ts';
import type { Concurrency } from '../../threads/thread-count.ts';
import type { CheckOptions } from './run.ts';

function threads(text: string): Concurrency {
  if (text === 'auto' || text === 'off') return text;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('It is auto, off, or a number from 1 to 999.');
  return Number(text);
}

export const register: Register = (program, act) => {
  const check = program
    .command('check')
    .description('Check pages: markup of site-* elements, slides, block data, links, images, forms.')
    .addHelpText('after', '\nExample:\n  site-elements check "pages/**/*.html"');
  addInputOptions(check, 'HTML files')
    .option('--site-root <folder>', 'the folder that / of links stands for')
    .option(
      '--concurrency <auto|off|n>',
      'how many threads check: as many as pay, none beside the first, or n',
      threads,
    );
  addReportOptions(addFixOptions(addRoundOptions(check))).action(
    (inputs: string[], options: Omit<CheckOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
