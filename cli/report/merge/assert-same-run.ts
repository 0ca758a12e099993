/** Checks that reports belong to one run. */
import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from './messages.en.ts';
import type { NamedReport } from './read-report.ts';

const fail = userErrors(messages);

const shardName = ({ shard }: NamedReport): string => (shard ? `${shard.index}/${shard.count}` : 'no shard');

/**
 * Checks that all reports are of one version, and that those of each command are all shards of one run.
 *
 * @throws UserError naming the option or shard that differs, is repeated, or is missing.
 */
export function assertSameRun(reports: readonly NamedReport[]): void {
  assertOneVersion(reports);
  for (const command of new Set(reports.map((one) => one.command)))
    assertOneRun(reports.filter((one) => one.command === command));
}

function assertOneVersion([first, ...others]: readonly NamedReport[]): void {
  const other = others.find(({ tool }) => tool !== first?.tool);
  if (first && other)
    throw fail('merge-versions', { file: other.from, found: other.tool, first: first.from, expected: first.tool });
}

function assertOneRun(reports: readonly NamedReport[]): void {
  const [first, ...others] = reports;
  const other = others.find(({ shard }) => shard?.count !== first?.shard?.count);
  if (first && other) {
    const args = { file: other.from, found: shardName(other), first: first.from, expected: shardName(first) };
    throw fail('merge-shards', args);
  }
  if (first?.shard) assertComplete(reports, first.shard.count);
}

/** The number of missing shards that a message lists. A report may declare any number of shards. */
const mostListed = 20;

function assertComplete(reports: readonly NamedReport[], count: number): void {
  const byIndex = new Map<number | undefined, NamedReport>();
  for (const one of reports) {
    const same = byIndex.get(one.shard?.index);
    if (same) throw fail('merge-shard-duplicate', { file: one.from, first: same.from, shard: shardName(one) });
    byIndex.set(one.shard?.index, one);
  }
  const n = count - [...byIndex.keys()].filter((index = 0) => index <= count).length;
  const missing: string[] = [];
  for (let index = 1; missing.length < Math.min(n, mostListed); index++)
    if (!byIndex.has(index)) missing.push(`${index}/${count}`);
  if (n > 0)
    throw fail('merge-shard-missing', { n, missing: [...missing, ...(n > mostListed ? ['…'] : [])].join(', ') });
}
