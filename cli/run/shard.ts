/** The shard of a run that is reported. All files are read, because of the links between them. */
import type { Shard } from '../report/report-types.ts';

/** Returns the files of a shard: every n-th by name, so that each run gets the same files and about the same work. */
export function filesOfShard(files: readonly string[], { index, count }: Shard): ReadonlySet<string> {
  return new Set([...files].sort().filter((_, at) => at % count === index - 1));
}
