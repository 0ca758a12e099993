/** The options of commands whose findings carry fixes. */
import type { Command } from 'commander';

export interface FixOptions {
  /** Fixes the files. */
  readonly fix?: boolean;
  /** Prints what `--fix` would change. */
  readonly fixDryRun?: boolean;
}

/** Adds `--fix` and `--fix-dry-run`. */
export const addFixOptions = (command: Command): Command =>
  command
    .optionsGroup('Fixes:')
    .option('--fix', 'fix problems that have one possible solution; fixed stdin is printed')
    .option('--fix-dry-run', 'print what --fix would change, as a unified diff; findings then go to stderr');
