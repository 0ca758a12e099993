import type { Severity } from '../../../core/model/finding.ts';
import type { ConvertedPart } from '../../convert/converted-text.ts';
import type { Outcome } from '../../convert/job.ts';
import type { PlacedFinding } from '../../finding.ts';
import { positionAt } from '../../text/source.ts';

const severities: Readonly<Record<Outcome, Severity>> = { left: 'warn', decide: 'info', converted: 'info' };

/** The codes of parts of which a file may have hundreds, and the codes that count them. */
const counted: Readonly<Record<string, 'convert-missing-files' | 'convert-missing-pages'>> = {
  'convert-missing-file': 'convert-missing-files',
  'convert-missing-page': 'convert-missing-pages',
};

type FoundPart = Omit<ConvertedPart, 'newStart'>;

/** Returns the parts with one in place of all that are counted. */
function counts(parts: readonly ConvertedPart[]): readonly FoundPart[] {
  const shown: FoundPart[] = parts.filter(({ outcome, code }) => outcome !== 'converted' && !counted[code]);
  for (const [one, code] of Object.entries(counted)) {
    const alike = parts.filter((part) => part.code === one);
    const [first] = alike;
    if (first) shown.push({ ...first, code, args: { ...first.args, n: alike.length } });
  }
  return shown;
}

/** Returns the findings in a file: what was left, and what needs a decision. */
export function findingsOf(file: string, text: string, parts: readonly ConvertedPart[]): readonly PlacedFinding[] {
  const at = positionAt(text);
  return counts(parts).map(({ outcome, code, args, start, end }) => ({
    ...{ rule: 'convert', file, code, severity: severities[outcome], args },
    ...{ start: at(start), end: at(end) },
  }));
}
