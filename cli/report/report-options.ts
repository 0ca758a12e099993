/** The options that every command with findings has; added in one place so that they never differ. */

import { type Command, InvalidArgumentError } from 'commander';
import { type Severity, severities } from '../../core/model/finding.ts';
import { oneOf } from '../text/one-of.ts';
import { baselineModes, formats, type Output, type ReportOptions } from './report-types.ts';

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

const formatNamed = oneOf(formats);

/** Parses `sarif=out.sarif`: a format and the file to write. */
function output(text: string, before: readonly Output[] = []): readonly Output[] {
  const [name = '', ...rest] = text.split('=');
  const format = formatNamed(name);
  const file = rest.join('=');
  if (rest.length > 0 && file === '') throw new InvalidArgumentError(`Name the file, as in ${format}=report.txt.`);
  if (file === '' && before.some((one) => one.file === undefined))
    throw new InvalidArgumentError(`One format can be printed; write others to files, as in ${format}=report.txt.`);
  return [...before, file === '' ? { format } : { format, file }];
}

/** Adds `--format`, `--fail-on`, `--max-warnings` and `--quiet`; the action receives them as {@link ReportOptions}. */
export const addOutputOptions = (command: Command, failOn: Severity = 'error'): Command =>
  command
    .optionsGroup('Report:')
    .addOption(
      // The choices are for the help and for completion. A value may also contain a file name.
      command
        .createOption(
          '--format <name[=file]>',
          'format of the report, printed or written to a file (default: pretty); repeatable',
        )
        .choices(formats)
        .argParser(output),
    )
    .addOption(
      command
        .createOption('--fail-on <level>', 'lowest severity that sets the exit code 1')
        .choices(severities)
        .argParser(oneOf(severities))
        .default(failOn),
    )
    .addOption(command.createOption('--max-warnings <n>', 'exit 1 above this many warnings').argParser(wholeNumber))
    .option('--force', 'let reports replace any file, also through symbolic links')
    .option('--quiet', 'show errors only')
    .option('--verbose', 'list the rules that could not run on a file, and why');

/** Adds the output options and `--baseline`. */
export const addReportOptions = (command: Command): Command =>
  addOutputOptions(command)
    .optionsGroup('Known findings:')
    .option('--baseline <file>', 'hide findings that are in this file')
    .addOption(
      command
        .createOption(
          '--baseline-mode <mode>',
          'with --baseline: create the file, remove fixed findings, or report them',
        )
        .choices(baselineModes)
        .argParser(oneOf(baselineModes))
        .default('use'),
    );

export type { ReportOptions };
