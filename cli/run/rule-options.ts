/** The options of the rules for pages and of those for data, defined in one place so that they are the same in all commands. */
import { type Command, InvalidArgumentError } from 'commander';
import { entityNames } from '../../core/model/schema/names.ts';
import { oneOf } from '../text/one-of.ts';

function variable(text: string, before: readonly string[] = []): readonly string[] {
  if (!/^[\w$]+$/.test(text))
    throw new InvalidArgumentError('Write the name alone, as in SITE_DATA for window.SITE_DATA = {…}.');
  return [...before, text];
}

/** Adds `--as` and `--context-variable`. */
export const addDataOptions = (command: Command): Command =>
  command
    .optionsGroup('Data:')
    .addOption(
      command
        .createOption('--as <entity>', 'the kind of data in JSON files that do not declare it')
        .choices(entityNames)
        .argParser(oneOf(entityNames)),
    )
    .option(
      '--context-variable <name>',
      'suffix of variables with a site context, besides SITE_CONTEXT and SQUARESPACE_CONTEXT; repeatable',
      variable,
    );

/** Adds `--site-root`. */
export const addSiteRootOption = (command: Command): Command =>
  command.option('--site-root <folder>', 'the folder that root-relative links (/…) resolve to');
