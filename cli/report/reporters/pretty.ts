import type { Severity } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import type { ReportedFinding } from '../../finding.ts';
import { messages } from '../../messages.en.ts';
import type { ReportData, Reporter, ReportOptions } from '../report-types.ts';
import { type Paint, painter } from './colour.ts';
import { framesOf } from './frame.ts';
import { printable } from './printable.ts';
import { skippedLines } from './skipped-rules.ts';

const colours: Readonly<Record<Severity, 'red' | 'yellow' | 'cyan'>> = { error: 'red', warn: 'yellow', info: 'cyan' };

function paragraph(finding: ReportedFinding, frame: ReturnType<typeof framesOf> | undefined, paint: Paint): string {
  const { file, start, end, severity, rule, message, help } = finding;
  const place = paint('bold', `${file}:${start.line}:${start.column}`);
  const head = [place, paint(colours[severity], severity), paint('dim', rule), printable(message)].join('  ');
  const lines = frame?.(start, end).map((line) => `  ${line}`) ?? [];
  return [head, ...lines, ...(help === undefined ? [] : [`    ${paint('cyan', 'help:')} ${printable(help)}`]), ''].join(
    '\n',
  );
}

function summary({ totals }: ReportData, { maxWarnings = Infinity }: ReportOptions): string {
  const { files, errors, warnings, notes } = totals;
  if (errors + warnings + notes === 0) return formatMessage(messages['report-clean'], { n: files });
  const counts = [
    formatMessage(messages['report-errors'], { n: errors }),
    formatMessage(messages['report-warnings'], { n: warnings }),
    ...(notes > 0 ? [formatMessage(messages['report-notes'], { n: notes })] : []),
  ];
  const sum = `${counts.join(', ')} ${formatMessage(messages['report-files'], { n: files })}.`;
  return warnings > maxWarnings
    ? `${sum} ${formatMessage(messages['report-too-many-warnings'], { n: maxWarnings })}`
    : sum;
}

/** Human-readable format: a location that editors and terminals can open, the source line and help. The summary is last. */
export const pretty: Reporter = (printable, options, colour) => {
  const paint = painter(colour);
  const paragraphs = printable.results.flatMap(({ source, findings }) => {
    // Merged reports may contain files that do not exist here.
    const frame = source.text === '' ? undefined : framesOf(source.text);
    return findings.map((finding) => `${paragraph(finding, frame, paint)}\n`);
  });
  return { stdout: paragraphs.join(''), stderr: `${summary(printable, options)}\n${skippedLines(printable, options)}` };
};
