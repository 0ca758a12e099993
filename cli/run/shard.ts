/** The part of a run that is reported: everything is read, so that links are known, but not everything told. */

/** One of several runs that share a site: the second of three is `{ index: 2, count: 3 }`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The files of a shard: of all, by name, every so manyth. The same in each run, and about as much work in each. */
export function filesOfShard(files: readonly string[], { index, count }: Shard): ReadonlySet<string> {
  return new Set([...files].sort().filter((_, at) => at % count === index - 1));
}
