/** Rules that could not run on a file, for the text formats: one line for all, or with `--verbose` a line for each. */

import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../../messages.en.ts';
import type { ReportData, ReportOptions } from '../report-types.ts';
import { printable } from './printable.ts';

const countByRule = (skipped: ReportData['skipped']): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { rule } of skipped) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
};

/** Returns the lines for stderr; an empty string if every rule ran. */
export function skippedLines({ skipped }: ReportData, { verbose = false }: ReportOptions): string {
  if (skipped.length === 0) return '';
  if (verbose)
    return skipped
      .map(({ rule, file, reason }) => {
        const args = { rule, file: printable(file), reason: formatMessage(messages[`skipped-${reason}`]) };
        return `${formatMessage(messages['report-skipped-in'], args)}\n`;
      })
      .join('');
  const rules = [...countByRule(skipped)].sort(([a], [b]) => (a < b ? -1 : 1));
  const list = rules.map(([rule, n]) => formatMessage(messages['report-skipped-files'], { rule, n })).join(', ');
  return `${formatMessage(messages['report-skipped'], { list })}\n`;
}
