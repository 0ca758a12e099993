/** The options of commands that keep their results for later runs. */
import type { Command } from 'commander';

export interface CacheOptions {
  /** Reads and writes the results of earlier runs. */
  readonly cache?: boolean;
  /** The file of the results, relative to the working directory. It turns the cache on as well. */
  readonly cacheLocation?: string;
}

/** Adds `--cache` and `--cache-location`. */
export const addCacheOptions = (command: Command): Command =>
  command
    .optionsGroup('Cache:')
    .option('--cache', 'keep the results of each file, and check only files that have changed since')
    .option('--cache-location <file>', 'file of the cache; default: in node_modules/.cache, or else in .cache');
