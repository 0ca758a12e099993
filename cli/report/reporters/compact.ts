import type { Reporter } from '../report-types.ts';
import { printable } from './printable.ts';
import { skippedLines } from './skipped-rules.ts';

/** Writes a line for each finding, for editors, grep and logs. */
export const compact: Reporter = (printed, options) => {
  const lines = printed.results.flatMap(({ findings }) =>
    findings.map(
      ({ file, start, severity, message, rule }) =>
        `${file}:${start.line}:${start.column}: ${severity}: ${printable(message)} (${rule})\n`,
    ),
  );
  return { stdout: lines.join(''), stderr: skippedLines(printed, options) };
};
