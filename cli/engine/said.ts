/** Findings in words. */
import type { Finding } from '../../core/model/finding.ts';
import { messages } from '../../core/model/messages.en.ts';
import { say, type WordTable } from '../../core/model/words.ts';

/** What a finding says, and what to do about it where there is advice. */
export interface Said extends Finding {
  readonly message: string;
  readonly help?: string;
}

const ruleWords: WordTable = messages;

/** Rules of the model have one table for all commands. */
export function said(finding: Finding, own: WordTable): Said {
  const words = finding.code in own ? own : ruleWords;
  const help = words[`${finding.code}.help`];
  const message = say(words[finding.code] ?? finding.code, finding.args);
  return { ...finding, message, ...(help !== undefined && { help: say(help, finding.args) }) };
}

/** The order of findings in a text. */
export const byPlace = (a: Finding, b: Finding): number =>
  a.start.offset - b.start.offset || a.end.offset - b.end.offset;
