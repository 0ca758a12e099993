import { printable } from './printable.ts';
import type { Reporter } from './reporter.ts';

/** A line for each finding, for editors, grep and logs. */
export const compact: Reporter = ({ results }) => {
  const lines = results.flatMap(({ findings }) =>
    findings.map(
      ({ file, start, severity, message, rule }) =>
        `${file}:${start.line}:${start.column}: ${severity}: ${printable(message)} (${rule})\n`,
    ),
  );
  return { stdout: lines.join(''), stderr: '' };
};
