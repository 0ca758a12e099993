/** Whether reports belong together. */
import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from './messages.en.ts';
import type { NamedReport } from './read-report.ts';

const fail = userErrors(messages);

const shardName = ({ shard }: NamedReport): string => (shard ? `${shard.index}/${shard.count}` : 'no shard');

/** @throws UserError naming what differs, stands twice, or is missing. */
export function assertTogether([first, ...others]: readonly NamedReport[]): void {
  if (!first) return;
  const all = [first, ...others];
  for (const one of others) {
    if (one.tool !== first.tool)
      throw fail('merge-versions', { file: one.from, found: one.tool, first: first.from, expected: first.tool });
    if (one.shard?.count !== first.shard?.count) {
      const args = { file: one.from, found: shardName(one), first: first.from, expected: shardName(first) };
      throw fail('merge-shards', args);
    }
  }
  if (first.shard) assertComplete(all, first.shard.count);
}

function assertComplete(reports: readonly NamedReport[], count: number): void {
  const byIndex = new Map<number | undefined, NamedReport>();
  for (const one of reports) {
    const same = byIndex.get(one.shard?.index);
    if (same) throw fail('merge-shard-twice', { file: one.from, first: same.from, shard: shardName(one) });
    byIndex.set(one.shard?.index, one);
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0)
    throw fail('merge-shard-missing', {
      n: missing.length,
      missing: missing.map((index) => `${index}/${count}`).join(', '),
    });
}
