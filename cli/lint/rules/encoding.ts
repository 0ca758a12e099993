import type { Finding } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import type { Rule } from '../rule.ts';

const problem = (
  code: string,
  severity: Finding['severity'],
  start: number,
  args: Finding['args'] = {},
): readonly Finding[] => [{ code, severity, args, start, end: start + 1 }];

const isAscii = (character: string | undefined): boolean => /^[\t\n\r -~]$/.test(character ?? '');

/** Returns the encoding of a text that was read as UTF-8. Pages and data begin with two ASCII characters. */
function utf16Of([first, second, third, fourth]: string): string | undefined {
  if (first === '\0' && third === '\0' && isAscii(second) && isAscii(fourth)) return 'UTF-16BE';
  return second === '\0' && fourth === '\0' && isAscii(first) && isAscii(third) ? 'UTF-16LE' : undefined;
}

/** Reports encoding problems of a page or data file. Other rules read only the decoded text. */
export function encodingProblems({ text, undecoded }: Source): readonly Finding[] {
  const nul = text.indexOf('\0');
  const utf16 = nul === 0 || nul === 1 ? utf16Of(text.slice(0, 4)) : undefined;
  if (utf16) return problem('encoding-utf-16', 'error', 0, { encoding: utf16 });
  if (nul >= 0) return problem('encoding-nul', 'error', nul);
  return undecoded === undefined ? [] : problem('encoding-invalid-bytes', 'warn', undecoded);
}

/** Reports binary files and files in another encoding, which other rules would pass without findings. */
export const encoding: Rule = { id: 'encoding', check: ({ page }) => encodingProblems(page.source) };
