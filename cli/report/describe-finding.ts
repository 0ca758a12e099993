import type { MessageArgs } from '../../core/model/finding.ts';
import { formatMessage, type MessageTable } from '../../core/model/message-format.ts';
import { messages as modelMessages } from '../../core/model/messages.en.ts';
import type { LintFinding, PlacedFinding, PlacedRange } from '../finding.ts';

/** Returns the line of the related place, and its column if the finding is on the same line. */
const lineOf = ({ start }: PlacedFinding, related: PlacedRange): string | number =>
  related.start.line === start.line ? `${related.start.line}, column ${related.start.column}` : related.start.line;

/** Returns the table with the finding's code: the command's own table, or that of the model's rules. */
const tableOf = ({ code }: PlacedFinding, ownMessages: MessageTable): MessageTable =>
  code in ownMessages ? ownMessages : modelMessages;

// The line is not in the arguments of the finding: these are part of its fingerprint, which is independent of line numbers.
const argsOf = (finding: PlacedFinding): MessageArgs =>
  finding.related ? { ...finding.args, line: lineOf(finding, finding.related) } : finding.args;

/** Returns the message of a finding's code, from the command's own table or that of the model's rules. */
export const messageOf = (finding: PlacedFinding, ownMessages: MessageTable): string =>
  formatMessage(tableOf(finding, ownMessages)[finding.code] ?? finding.code, argsOf(finding));

/** Returns the help line of a finding's code, if it has one. */
export function helpOf(finding: PlacedFinding, ownMessages: MessageTable): string | undefined {
  const help = tableOf(finding, ownMessages)[`${finding.code}.help`];
  return help === undefined ? undefined : formatMessage(help, argsOf(finding));
}

/** Adds the message and the help line to a finding. */
export function describeFinding(finding: PlacedFinding, ownMessages: MessageTable): LintFinding {
  const help = helpOf(finding, ownMessages);
  return { ...finding, message: messageOf(finding, ownMessages), ...(help !== undefined && { help }) };
}
