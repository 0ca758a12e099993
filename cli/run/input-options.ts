/** The input options of all commands that read files, defined in one place so that they are the same. */
import type { Command } from 'commander';

export interface InputOptions {
  /** A file with a path on each line. */
  readonly filesFrom?: string;
  /** The file name of standard input in findings. */
  readonly stdinFilename?: string;
  /** The settings file; `false` for no settings, undefined for the nearest file. */
  readonly config?: string | boolean;
}

/** Returns the file name of standard input in findings, if it is an input. */
export const stdinName = (
  inputs: readonly string[],
  { stdinFilename = '<stdin>' }: InputOptions,
): string | undefined => (inputs.includes('-') ? stdinFilename : undefined);

/** Adds the inputs, `--files-from`, `--stdin-filename` and `--config`; `what` names the kind of files. */
export const addInputOptions = (command: Command, what: string): Command =>
  command
    .argument('[input...]', `${what}, folders or globs; - for stdin`)
    .optionsGroup('Inputs:')
    .option('--files-from <file>', 'read the inputs from a file, one per line; - for stdin')
    .option('--stdin-filename <path>', 'file name for the text of stdin')
    .option('--config <file>', 'settings file, instead of the nearest site-elements.config.json')
    .option('--no-config', 'ignore settings files');
