/** Annotations of GitHub Actions (docs.github.com, "Workflow commands for GitHub Actions"). */

import { type Severity, severities } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import type { ReportedFinding } from '../../finding.ts';
import { messages } from '../../messages.en.ts';
import type { Reporter } from '../report-types.ts';
import { skippedLines } from './skipped-rules.ts';

const commands: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'notice' };

/** GitHub shows this number of annotations of each severity per step, and silently drops the others. */
const most = 10;

const escapes: Readonly<Record<string, string>> = { '%': '%25', '\r': '%0D', '\n': '%0A', ':': '%3A', ',': '%2C' };
const data = (text: string): string => text.replace(/[%\r\n]/g, (sign) => escapes[sign] ?? sign);
const property = (value: string | number): string =>
  String(value).replace(/[%\r\n:,]/g, (sign) => escapes[sign] ?? sign);

function annotation({ severity, file, start, end, rule, message, help }: ReportedFinding): string {
  const place = {
    file,
    line: start.line,
    endLine: end.line,
    // GitHub ignores columns of annotations over several lines.
    ...(end.line === start.line && { col: start.column, endColumn: Math.max(start.column, end.column - 1) }),
    title: rule,
  };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${property(value)}`);
  return `::${commands[severity]} ${properties.join(',')}::${data(help === undefined ? message : `${message} ${help}`)}\n`;
}

/** Writes annotations, the most severe first: ten of each severity, and the number of the others. */
export const github: Reporter = (printable, options) => {
  const { results, unread } = printable;
  const shown: Record<Severity, string[]> = { error: [], warn: [], info: [] };
  const rest = { error: 0, warn: 0, info: 0 };
  for (const { findings } of results)
    for (const finding of findings) {
      const { severity } = finding;
      if (shown[severity].length < most) shown[severity].push(annotation(finding));
      else rest[severity] += 1;
    }
  const lines = severities.flatMap((severity) => {
    const n = rest[severity];
    const more = n > 0 ? [`::notice::${data(formatMessage(messages['report-github-more'], { n, severity }))}\n`] : [];
    return [...shown[severity], ...more];
  });
  const failed = unread.map(({ message }) => `::error::${data(message)}\n`);
  return { stdout: [...lines, ...failed], stderr: skippedLines(printable, options) };
};
