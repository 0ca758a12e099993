/**
 * The options for shards, changed files, watching and threads of commands with findings, defined in one place so that
 * they are the same.
 */

import { type Command, InvalidArgumentError } from 'commander';
import type { Shard } from '../report/report-types.ts';
import { addCacheOptions, type CacheOptions } from './cache/cache-options.ts';
import type { InputOptions } from './input-options.ts';
import type { ReportedFilesOptions } from './reported-files.ts';
import type { Concurrency } from './threads/thread-count.ts';

export interface RunOptions extends InputOptions, ReportedFilesOptions, CacheOptions {
  readonly inputs: readonly string[];
  readonly watch?: boolean;
  readonly concurrency?: Concurrency;
}

function shard(text: string): Shard {
  const [index = 0, count = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
  if (index < 1 || index > count)
    throw new InvalidArgumentError('Write the shard and the number of shards, as in 2/3.');
  return { index, count };
}

function threads(text: string): Concurrency {
  if (text === 'auto' || text === 'off') return text;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('Write auto, off, or a number from 1 to 999.');
  return Number(text);
}

/** Adds `--concurrency`. */
export const addConcurrencyOption = (command: Command): Command =>
  command.option('--concurrency <auto|off|n>', 'number of threads: chosen by the number of files, one, or n', threads);

/** Adds `--shard`, `--changed`, `--since`, `--watch`, `--concurrency` and those of the cache. */
export const addRunOptions = (command: Command): Command =>
  addConcurrencyOption(
    addCacheOptions(command)
      .optionsGroup('Files to report, and how to run:')
      .option('--shard <i/n>', 'report the i-th of n shards of all files; merge combines their reports', shard)
      .option('--changed', 'report only files that differ from the last commit')
      .option('--since <ref>', 'report only files changed since a commit or the fork from a branch')
      .option('--watch', 'run again when a file changes'),
  );
