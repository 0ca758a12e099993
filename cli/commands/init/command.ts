import { Option } from 'commander';
import type { Register } from '../../command.ts';
import { oneOf } from '../../text/one-of.ts';
import type { InitOptions } from './run.ts';
import { templateNames } from './templates.ts';

const examples = `
Examples:
  site-elements init my-site
  site-elements init my-site --template html
  site-elements init . --template html --dry-run`;

export const register: Register = (program, act) => {
  program
    .command('init')
    .description('Create a new site from a template. Prompts for what is not given, and never replaces a file.')
    .argument('[dir]', 'the folder of the site, new or empty')
    .addOption(
      new Option('--template <name>', 'the template to start from')
        .choices(templateNames)
        .argParser(oneOf(templateNames)),
    )
    .option('--yes', 'do not prompt: use my-site and the template html where nothing else is given')
    .option('--dry-run', 'list the files, and write nothing')
    .addHelpText('after', examples)
    .action((dir: string | undefined, options: Omit<InitOptions, 'dir'>) =>
      act(async (io) => (await import('./run.ts')).run({ ...options, ...(dir !== undefined && { dir }) }, io), {
        endsItself: true,
      }),
    );
};
