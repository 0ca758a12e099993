import { Option } from 'commander';
import type { Register } from '../../command.ts';
import { addOutputOptions } from '../../report/report-options.ts';
import type { PrerenderCommandOptions } from './run.ts';

const examples = `
Examples:
  site-elements prerender _site --out _site
  site-elements prerender site --out dist --copy
  site-elements prerender dist --check
  site-elements prerender - < page.html`;

export const register: Register = (program, act) => {
  const prerender = program
    .command('prerender')
    .description('Write the shadow roots of site-elements into pages, so that they are shown before any script.')
    .argument('<page...>', 'HTML files, folders or globs; - for stdin, which is printed')
    .addHelpText('after', examples);
  prerender
    .optionsGroup('Pages:')
    .option(
      '--out <dir>',
      'the folder to write to; it may be the input folder. Pages of an input folder keep their place in it',
    )
    .option('--copy', 'also copy the other files of an input folder to the output folder')
    .option('--check', 'write nothing; report pages whose prerendered elements are stale')
    .option('--url <url>', 'the URL at which the pages of an input folder are served')
    .option('--context <file>', 'a site context that replaces the one in the pages')
    .addOption(
      new Option(
        '--styles <place>',
        'inline writes the styles into each element, link loads prerendered.css of the package',
      )
        .choices(['inline', 'link'])
        .default('inline'),
    )
    .option('--styles-url <url>', 'the URL of prerendered.css; by default, beside the script of the page')
    .option('--nonce <value>', 'the nonce for styles that the Content Security Policy of the pages allows')
    .option('--no-preload', 'do not write modulepreload lines for the files that pages need at once')
    .option('--experiments', 'write the variants that the site context assigns, for a page that one visitor gets')
    .option('--hashes', 'print the hashes of inline styles and scripts, for a policy without unsafe-inline');
  addOutputOptions(prerender).action((inputs: string[], options: Omit<PrerenderCommandOptions, 'inputs'>) =>
    act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
