import { formatMessage, type MessageTable } from '../../core/model/message-format.ts';
import { messages as modelMessages } from '../../core/model/messages.en.ts';
import type { LintFinding, PlacedFinding } from '../finding.ts';

/** Adds the message and help line of a finding's code: from the command's own table, or that of the model's rules. */
export function describeFinding(finding: PlacedFinding, ownMessages: MessageTable): LintFinding {
  const table: MessageTable = finding.code in ownMessages ? ownMessages : modelMessages;
  const help = table[`${finding.code}.help`];
  const message = formatMessage(table[finding.code] ?? finding.code, finding.args);
  return { ...finding, message, ...(help !== undefined && { help: formatMessage(help, finding.args) }) };
}
