import type { Severity } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import type { ReportedFinding } from '../../finding.ts';
import { messages } from '../../messages.en.ts';
import { wrap } from '../../text/wrap.ts';
import type { Display, ReportData, Reporter, ReportOptions } from '../report-types.ts';
import { type Paint, painter } from './colour.ts';
import { framesOf } from './frame.ts';
import { printable } from './printable.ts';
import { skippedLines } from './skipped-rules.ts';

const colours: Readonly<Record<Severity, 'red' | 'yellow' | 'cyan'>> = { error: 'red', warn: 'yellow', info: 'cyan' };

const indent = '    ';

interface FileDisplay {
  readonly paint: Paint;
  readonly columns: number | undefined;
  readonly frame: ReturnType<typeof framesOf> | undefined;
}

function paragraph(finding: ReportedFinding, { paint, columns, frame }: FileDisplay): string {
  const { start, end, severity, rule, message, help } = finding;
  const place = paint('bold', `${start.line}:${start.column}`);
  const head = `  ${place}  ${paint(colours[severity], severity)}  ${paint('dim', rule)}  ${printable(message)}`;
  const frameLines = frame?.(start, end).map((line) => indent + line) ?? [];
  const advice = help === undefined ? [] : [`${indent}${paint('cyan', 'help:')} ${printable(help)}`];
  return [wrap(head, columns, indent), ...frameLines, ...advice.map((line) => wrap(line, columns, indent)), ''].join(
    '\n',
  );
}

function summary({ totals, unread, outputSummary }: ReportData, { maxWarnings = Infinity }: ReportOptions): string {
  const { files, errors, warnings, notes } = totals;
  if (errors + warnings + notes + unread.length === 0)
    return outputSummary === undefined ? formatMessage(messages['report-clean'], { n: files }) : `${outputSummary}.`;
  const counts = [
    formatMessage(messages['report-errors'], { n: errors }),
    formatMessage(messages['report-warnings'], { n: warnings }),
    ...(notes > 0 ? [formatMessage(messages['report-notes'], { n: notes })] : []),
  ];
  const read =
    outputSummary === undefined ? ` ${formatMessage(messages['report-files'], { n: files })}` : `; ${outputSummary}`;
  const failed = unread.length > 0 ? `; ${formatMessage(messages['report-unread'], { n: unread.length })}` : '';
  const sum = `${counts.join(', ')}${read}${failed}.`;
  return warnings > maxWarnings
    ? `${sum} ${formatMessage(messages['report-too-many-warnings'], { n: maxWarnings })}`
    : sum;
}

function* filesOf({ results }: ReportData, { colour, columns }: Display): Generator<string> {
  const paint = painter(colour);
  for (const { source, findings } of results) {
    if (findings.length === 0) continue;
    // Merged reports may contain files that do not exist here.
    const { text } = source;
    const frame = text === '' ? undefined : framesOf(text, columns && columns - indent.length);
    yield `${paint('underline', printable(source.file))}\n`;
    for (const finding of findings) yield `${paragraph(finding, { paint, columns, frame })}\n`;
  }
}

/**
 * Human-readable format: for each file its path, and its findings with the position, the source line and help, in the
 * layout of ESLint, so that editors and terminals can open the position. The summary is last.
 */
export const pretty: Reporter = (data, options, display) => ({
  stdout: filesOf(data, display),
  stderr: `${summary(data, options)}\n${skippedLines(data, options)}`,
});
