/** Turns the findings of a run into texts to print and an exit code. */
import { type Severity, severities } from '../../core/model/finding.ts';
import type { MessageTable } from '../../core/model/message-format.ts';
import type { ExitCode } from '../command.ts';
import { byPlace, type PlacedFinding, type ReportedFinding } from '../finding.ts';
import { describeFinding } from './describe-finding.ts';
import { fingerprintsOf } from './fingerprint.ts';
import type {
  Display,
  FileFindings,
  Report,
  ReportedFile,
  ReporterTable,
  ReportOptions,
  RunResult,
  RunSummary,
} from './report-types.ts';

const count = (findings: readonly PlacedFinding[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length;

function describeFile({ source, findings }: FileFindings, messages: MessageTable): readonly ReportedFinding[] {
  const fingerprint = fingerprintsOf(source.text);
  return [...findings]
    .sort(byPlace)
    .map((finding) => ({ ...describeFinding(finding, messages), fingerprint: fingerprint(finding) }));
}

function exitCodeOf(findings: readonly PlacedFinding[], { failOn, maxWarnings = Infinity }: ReportOptions): ExitCode {
  const failing = severities.slice(0, severities.indexOf(failOn) + 1);
  return findings.some(({ severity }) => failing.includes(severity)) || count(findings, 'warn') > maxWarnings ? 1 : 0;
}

const byFile = (a: FileFindings, b: FileFindings): number =>
  a.source.file < b.source.file ? -1 : a.source.file > b.source.file ? 1 : 0;

/** Adds messages and fingerprints to all findings, and sorts them by file and position. */
export const describeFindings = ({ results, messages }: RunResult): readonly ReportedFile[] =>
  [...results].sort(byFile).map((result) => ({ source: result.source, findings: describeFile(result, messages) }));

/** Counts the findings and writes them with the reporters of the requested formats. */
export function report(
  found: readonly ReportedFile[],
  { files: checked, ...summary }: RunSummary,
  options: ReportOptions,
  display: Display,
  reporters: ReporterTable,
): Report {
  const all = found.flatMap(({ findings }) => findings);
  const isShown = ({ severity }: PlacedFinding): boolean => !options.quiet || severity === 'error';
  const results = found.map(({ source, findings }) => ({ source, findings: findings.filter(isShown) }));
  const totals = {
    files: checked,
    errors: count(all, 'error'),
    warnings: count(all, 'warn'),
    notes: count(all, 'info'),
  };
  const printable = { ...summary, results, totals };
  const { format: outputs = [] } = options;
  const printed = outputs.find(({ file }) => file === undefined)?.format ?? 'pretty';
  const files = outputs.flatMap(({ format, file }) =>
    file === undefined ? [] : [{ file, ...reporters[format](printable, options, { cwd: display.cwd, colour: false }) }],
  );
  const { stdout, stderr } = reporters[printed](printable, options, display);
  return {
    stdout,
    stderr: [...new Set([stderr, ...files.map((one) => one.stderr)])].join(''),
    files: files.map((one) => ({ file: one.file, text: one.stdout })),
    exitCode: exitCodeOf(all, options),
  };
}
