/** The options that every command with findings has; added in one place so that they never differ. */
import { type Command, InvalidArgumentError } from 'commander';
import { formats, levels, type ReportOptions } from './engine/report.ts';

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Adds `--format`, `--fail-on`, `--max-warnings` and `--quiet`; the action receives them as {@link ReportOptions}. */
export const addReportOptions = (command: Command): Command =>
  command
    .addOption(command.createOption('--format <name>', 'how findings are printed').choices(formats).default('pretty'))
    .addOption(command.createOption('--fail-on <level>', 'what makes the exit code 1').choices(levels).default('error'))
    .addOption(command.createOption('--max-warnings <n>', 'exit 1 above this many warnings').argParser(wholeNumber))
    .option('--quiet', 'show errors only');

export type { ReportOptions };
