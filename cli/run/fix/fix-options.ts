/** The options of commands whose findings carry fixes. */
import type { Command } from 'commander';

export interface FixOptions {
  /** Mends the files. */
  readonly fix?: boolean;
  /** Prints what `--fix` would change. */
  readonly fixDryRun?: boolean;
}

/** Adds `--fix` and `--fix-dry-run`. */
export const addFixOptions = (command: Command): Command =>
  command
    .option('--fix', 'mend what can only mean one thing; text of stdin is printed mended')
    .option('--fix-dry-run', 'print what --fix would change, as a unified diff; findings then go to stderr');
