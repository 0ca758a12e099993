import type { Register } from '../../command.ts';
import type { PreloadOptions } from './run.ts';

export const register: Register = (program, act) => {
  program
    .command('preload')
    .description('Print modulepreload links, with integrity, for the site-elements files that pages need first.')
    .argument('<page...>', 'HTML files, folders or globs; - for stdin')
    .option('--base <url>', 'the URL of the script files; the default is the URL in the page’s script tag')
    .addHelpText('after', '\nExample:\n  site-elements preload index.html')
    .action((inputs: string[], options: Omit<PreloadOptions, 'inputs'>) =>
      act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
    );
};
