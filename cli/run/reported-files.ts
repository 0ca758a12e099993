/** Selects the files of a run that are reported. All files are read, because of the links between them. */

import type { Io } from '../command.ts';
import type { Shard } from '../report/report-types.ts';
import { changedFiles } from './changed-files.ts';

export interface ReportedFilesOptions {
  readonly shard?: Shard;
  /** Reports only files that have changed according to Git. */
  readonly changed?: boolean;
  /** Reports only files that have changed since this commit. */
  readonly since?: string;
}

/** Returns the files of a shard: every n-th by name, so that each run gets the same files and about the same work. */
const filesOfShard = (files: readonly string[], { index, count }: Shard): ReadonlySet<string> =>
  new Set([...files].sort().filter((_, at) => at % count === index - 1));

/** Returns whether a file is to be reported: a stylesheet, which is not among `files`, in the first shard. @throws UserError when Git cannot determine the changed files. */
export async function selectReportedFiles(
  files: readonly string[],
  { shard, changed, since }: ReportedFilesOptions,
  io: Io,
): Promise<(file: string) => boolean> {
  const ofShard = shard && filesOfShard(files, shard);
  const all = new Set(files);
  const isInShard = (file: string): boolean => !ofShard || (all.has(file) ? ofShard.has(file) : shard.index === 1);
  const isChanged = changed || since !== undefined ? await changedFiles(since, io) : undefined;
  return (file) => isInShard(file) && (!isChanged || isChanged.has(file));
}
