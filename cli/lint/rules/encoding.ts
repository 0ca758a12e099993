import type { Finding } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import type { Rule } from '../rule.ts';

const problem = (code: string, severity: Finding['severity'], start: number): readonly Finding[] => [
  { code, severity, args: {}, start, end: start + 1 },
];

/** What is wrong with how a file is written, be it a page or data: other rules see only the text that it was read as. */
export function encodingProblems({ text, undecoded }: Source): readonly Finding[] {
  const nul = text.indexOf('\0');
  if (nul >= 0) return problem('encoding-nul', 'error', nul);
  return undecoded === undefined ? [] : problem('encoding-undecoded', 'warn', undecoded);
}

/** Files that are read as text and are none, or in another encoding: that the rules find nothing must not pass for clean. */
export const encoding: Rule = { id: 'encoding', check: ({ page }) => encodingProblems(page.source) };
