import type { ReportedFinding } from '../../finding.ts';
import type { ReportData, Reporter } from '../report-types.ts';
import { printable } from './printable.ts';
import { skippedLines } from './skipped-rules.ts';

const line = ({ file, start, severity, message, rule }: ReportedFinding): string =>
  `${file}:${start.line}:${start.column}: ${severity}: ${printable(message)} (${rule})\n`;

function* linesOf({ results }: ReportData): Generator<string> {
  for (const { findings } of results) for (const finding of findings) yield line(finding);
}

/** Writes a line for each finding, for editors, grep and logs. */
export const compact: Reporter = (data, options) => ({ stdout: linesOf(data), stderr: skippedLines(data, options) });
