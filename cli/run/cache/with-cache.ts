import type { Io } from '../../command.ts';
import type { UnreadFile } from '../../report/report-types.ts';
import { nameOf, type ReadOptions } from '../inputs.ts';
import { stampOf } from './file-hashes.ts';
import { type Cached, findKnown } from './run-cache.ts';

interface Hashed {
  readonly hash?: string | undefined;
}

interface Results<Result> {
  readonly results: readonly Result[];
  readonly unread: readonly UnreadFile[];
}

interface Work<Result> {
  /** Absolute, `-` for standard input. */
  readonly paths: readonly string[];
  readonly reading: ReadOptions;
  readonly cached: Cached<Result> | undefined;
  readonly fileOf: (result: Result) => string;
  /** Computes the results of files in their order; those that cannot be read are left out. */
  readonly compute: (paths: readonly string[], reading: ReadOptions) => Promise<Results<Result>>;
}

/** Returns the results of all files in their order: those that are cached, and for the others new ones, which it caches. */
export async function withCache<Result extends Hashed>(
  { paths, reading, cached, fileOf, compute }: Work<Result>,
  io: Io,
): Promise<Results<Result>> {
  if (!cached) return compute(paths, reading);
  const { known, others } = await findKnown(paths, cached, reading, io);
  // Read before the files: a file that changes meanwhile has another stamp afterwards.
  const stamps = new Map(others.map((path) => [nameOf(path, io, reading), stampOf(path)]));
  // The modules that compute results are loaded only if something has changed.
  const { results, unread } =
    others.length > 0 ? await compute(others, { ...reading, hasHashes: true }) : { results: [], unread: [] };
  const fresh = new Map(results.map((result) => [fileOf(result), result]));
  for (const [file, result] of fresh) {
    if (result.hash === undefined) continue;
    cached.set(file, result.hash, result);
    const stamp = stamps.get(file);
    if (stamp) cached.hashes.set(file, stamp, result.hash);
  }
  return { results: paths.flatMap((path) => known.get(path) ?? fresh.get(nameOf(path, io, reading)) ?? []), unread };
}
