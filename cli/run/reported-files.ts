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

/** Returns whether a file is to be reported. @throws UserError when Git cannot determine the changed files. */
export async function selectReportedFiles(
  files: readonly string[],
  { shard, changed, since }: ReportedFilesOptions,
  io: Io,
): Promise<(file: string) => boolean> {
  const ofShard = shard && filesOfShard(files, shard);
  const isChanged = changed || since !== undefined ? await changedFiles(since, io) : undefined;
  return (file) => (!ofShard || ofShard.has(file)) && (!isChanged || isChanged.has(file));
}
