import { InvalidArgumentError } from 'commander';
import type { Register } from '../../command.ts';
import type { Shard } from '../../engine/part.ts';
import { addFixOptions } from '../../fix/options.ts';
import { addInputOptions } from '../../input-options.ts';
import { addReportOptions } from '../../report-options.ts';
import type { Concurrency } from '../../threads/thread-count.ts';
import type { CheckOptions } from './run.ts';

function threads(text: string): Concurrency {
  if (text === 'auto' || text === 'off') return text;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('It is auto, off, or a number from 1 to 999.');
  return Number(text);
}

function shard(text: string): Shard {
  const [index = 0, count = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
  if (index < 1 || index > count) throw new InvalidArgumentError('It is a part and their number, as in 2/3.');
  return { index, count };
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
  check
    .option('--shard <i/n>', 'read everything and report the i-th of n parts; merge makes one report of all', shard)
    .option('--watch', 'check again whenever a page has changed')
    .option('--changed', 'read everything and report what differs from the last commit')
    .option('--since <ref>', 'as --changed, since this branch has left another one or a commit');
  addReportOptions(addFixOptions(check)).action((inputs: string[], options: Omit<CheckOptions, 'inputs'>) =>
    act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
