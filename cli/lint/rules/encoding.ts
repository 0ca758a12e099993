import type { Finding } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import type { Rule } from '../rule.ts';

const problem = (code: string, severity: Finding['severity'], start: number): readonly Finding[] => [
  { code, severity, args: {}, start, end: start + 1 },
];

/** Reports encoding problems of a page or data file. Other rules read only the decoded text. */
export function encodingProblems({ text, undecoded }: Source): readonly Finding[] {
  const nul = text.indexOf('\0');
  if (nul >= 0) return problem('encoding-nul', 'error', nul);
  return undecoded === undefined ? [] : problem('encoding-invalid-bytes', 'warn', undecoded);
}

/** Reports binary files and files in another encoding, which other rules would pass without findings. */
export const encoding: Rule = { id: 'encoding', check: ({ page }) => encodingProblems(page.source) };
