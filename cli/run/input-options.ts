/** What every command that reads files takes them from; added in one place so that they never differ. */
import type { Command } from 'commander';

export interface InputOptions {
  /** A file with a path on each line. */
  readonly filesFrom?: string;
  /** What findings call the text of standard input. */
  readonly stdinFilename?: string;
  /** A file with settings; `false` for none, otherwise the nearest. */
  readonly config?: string | boolean;
}

/** What findings call the text of standard input, where it is among the inputs. */
export const stdinName = (
  inputs: readonly string[],
  { stdinFilename = '<stdin>' }: InputOptions,
): string | undefined => (inputs.includes('-') ? stdinFilename : undefined);

/** Adds the inputs, `--files-from`, `--stdin-filename` and `--config`; `what` says which files are meant. */
export const addInputOptions = (command: Command, what: string): Command =>
  command
    .argument('[input...]', `${what}, folders or globs; - for stdin`)
    .option('--files-from <file>', 'read the inputs from a file, one on a line; - for stdin')
    .option('--stdin-filename <path>', 'what to call the text of stdin')
    .option('--config <file>', 'settings, instead of the nearest site-elements.config.json')
    .option('--no-config', 'without any settings');
