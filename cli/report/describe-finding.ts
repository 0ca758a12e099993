/** Findings in words. */
import type { PlacedFinding } from '../../core/model/finding.ts';
import { formatMessage, type MessageTable } from '../../core/model/message-format.ts';
import { messages } from '../../core/model/messages.en.ts';

/** What a finding says, and what to do about it where there is advice. */
export interface DescribedFinding extends PlacedFinding {
  readonly message: string;
  readonly help?: string;
}

const ruleWords: MessageTable = messages;

/** Rules of the model have one table for all commands. */
export function describeFinding(finding: PlacedFinding, own: MessageTable): DescribedFinding {
  const words = finding.code in own ? own : ruleWords;
  const help = words[`${finding.code}.help`];
  const message = formatMessage(words[finding.code] ?? finding.code, finding.args);
  return { ...finding, message, ...(help !== undefined && { help: formatMessage(help, finding.args) }) };
}

/** The order of findings in a text. */
export const byPlace = (a: PlacedFinding, b: PlacedFinding): number =>
  a.start.offset - b.start.offset || a.end.offset - b.end.offset;
