import { formatMessage, type MessageTable } from '../../core/model/message-format.ts';
import { messages as modelMessages } from '../../core/model/messages.en.ts';
import type { LintFinding, PlacedFinding, PlacedRange } from '../finding.ts';

/** Returns the line of the related place, and its column if the finding is on the same line. */
const lineOf = ({ start }: PlacedFinding, related: PlacedRange): string | number =>
  related.start.line === start.line ? `${related.start.line}, column ${related.start.column}` : related.start.line;

/** Adds the message and help line of a finding's code: from the command's own table, or that of the model's rules. */
export function describeFinding(finding: PlacedFinding, ownMessages: MessageTable): LintFinding {
  const table: MessageTable = finding.code in ownMessages ? ownMessages : modelMessages;
  const help = table[`${finding.code}.help`];
  // Not in the arguments of the finding: these are part of its fingerprint, which is independent of line numbers.
  const args = finding.related ? { ...finding.args, line: lineOf(finding, finding.related) } : finding.args;
  const message = formatMessage(table[finding.code] ?? finding.code, args);
  return { ...finding, message, ...(help !== undefined && { help: formatMessage(help, args) }) };
}
