import type { Register } from '../../command.ts';
import { addOutputOptions } from '../../report/report-options.ts';
import { addConcurrencyOption } from '../../run/run-options.ts';
import type { ConvertCommandOptions } from './convert-options.ts';

const examples = `
Examples:
  site-elements convert saved --out site
  site-elements convert saved --out site --report report.html
  site-elements convert saved --dry-run
  site-elements convert - < page.html`;

export const register: Register = (program, act) => {
  const convert = program
    .command('convert')
    .description('Turn pages saved from a site builder into plain markup with site-elements around it.')
    .argument('[page...]', 'HTML files, folders or globs; - for stdin, which is printed')
    .addHelpText('after', examples);
  convert
    .optionsGroup('Pages:')
    .option('--out <dir>', 'the folder to write to. Files of an input folder keep their place in it')
    .option('--dry-run', 'write nothing; print the changes as a diff')
    .option('--elements <url>', 'the URL of the folder with site.js; by default, the folder is copied into the output')
    .option('--prerender', 'also write the shadow roots of the elements into the pages')
    .option('--report <file>', 'write what was converted, what was left and what to decide to a .html or .json file')
    .option('--explain-scripts', 'list the scripts that are removed, and end');
  addConcurrencyOption(convert);
  addOutputOptions(convert, 'warn').action((inputs: string[], options: Omit<ConvertCommandOptions, 'inputs'>) =>
    act(async (io) => (await import('./run.ts')).run({ inputs, ...options }, io)),
  );
};
