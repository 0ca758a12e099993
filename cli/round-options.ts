/** How often a command with findings runs, and which part of them it reports; added in one place so that they never differ. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Shard } from './engine/part.ts';
import type { InputOptions } from './input-options.ts';
import type { PartOptions } from './part.ts';

export interface RoundOptions extends InputOptions, PartOptions {
  readonly inputs: readonly string[];
  readonly watch?: boolean;
}

function shard(text: string): Shard {
  const [index = 0, count = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
  if (index < 1 || index > count) throw new InvalidArgumentError('It is a part and their number, as in 2/3.');
  return { index, count };
}

/** Adds `--shard`, `--changed`, `--since` and `--watch`. */
export const addRoundOptions = (command: Command): Command =>
  command
    .option('--shard <i/n>', 'report the i-th of n parts of all files; merge makes one report of all parts', shard)
    .option('--changed', 'report only files that differ from the last commit')
    .option('--since <ref>', 'as --changed, since this branch has left another one or a commit')
    .option('--watch', 'run again whenever a file has changed');
