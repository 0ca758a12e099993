/** Turns the findings of a run into texts to print and an exit code. */
import { type Severity, severities } from '../../core/model/finding.ts';
import type { MessageTable } from '../../core/model/message-format.ts';
import type { ExitCode } from '../command.ts';
import { byPlace, type PlacedFinding, type ReportedFinding } from '../finding.ts';
import { DescribedFinding } from './described-finding.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { onDemand } from './on-demand.ts';
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

type Counts = Readonly<Record<Severity, number>>;

function countsOf(found: readonly ReportedFile[]): Counts {
  const counts = { error: 0, warn: 0, info: 0 };
  for (const { findings } of found) for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

function describeFile({ source, findings }: FileFindings, messages: MessageTable): readonly ReportedFinding[] {
  const sorted = [...findings].sort(byPlace);
  const texts = { messages, fingerprint: fingerprintsOf(source, sorted) };
  return sorted.map((finding) => new DescribedFinding(finding, texts));
}

function exitCodeOf(counts: Counts, { failOn, maxWarnings = Infinity }: ReportOptions): ExitCode {
  const failing = severities.slice(0, severities.indexOf(failOn) + 1);
  return failing.some((severity) => counts[severity] > 0) || counts.warn > maxWarnings ? 1 : 0;
}

const isError = ({ severity }: PlacedFinding): boolean => severity === 'error';

const byFile = (a: FileFindings, b: FileFindings): number =>
  a.source.file < b.source.file ? -1 : a.source.file > b.source.file ? 1 : 0;

/** Returns all findings with their messages and fingerprints, sorted by file and position. */
export const describeFindings = ({ results, messages }: RunResult): readonly ReportedFile[] =>
  [...results].sort(byFile).map((result) => onDemand(result.source, () => describeFile(result, messages)));

/** Counts the findings and writes them with the reporters of the requested formats. */
export function report(
  found: readonly ReportedFile[],
  { files: checked, ...summary }: RunSummary,
  options: ReportOptions,
  display: Display,
  reporters: ReporterTable,
): Report {
  const counts = countsOf(found);
  const results = options.quiet ? found.map((one) => onDemand(one.source, () => one.findings.filter(isError))) : found;
  const totals = { files: checked, errors: counts.error, warnings: counts.warn, notes: counts.info };
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
    files: files.map((one) => ({ file: one.file, pieces: one.stdout })),
    exitCode: exitCodeOf(counts, options),
  };
}
