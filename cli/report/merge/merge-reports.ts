import { byFileAndRule, byPlace, type ReportedFinding } from '../../finding.ts';
import type { ReportedFile, RunSummary } from '../report-types.ts';
import { assertSameRun } from './assert-same-run.ts';
import type { NamedReport } from './read-report.ts';

/** Groups findings by file, each once: reports of one run may contain the same file. */
function byFile(reports: readonly NamedReport[]): ReadonlyMap<string, readonly ReportedFinding[]> {
  const files = new Map<string, Map<string, ReportedFinding>>();
  for (const finding of reports.flatMap(({ findings }) => findings)) {
    const known = files.get(finding.file) ?? new Map<string, ReportedFinding>();
    files.set(finding.file, known.set(finding.fingerprint, finding));
  }
  return new Map(
    [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, found]) => [file, [...found.values()].sort(byPlace)]),
  );
}

function summaryOf(reports: readonly NamedReport[]): RunSummary {
  const [command, ...others] = new Set(reports.map((report) => report.command));
  return {
    command: others.length === 0 ? command : undefined,
    inputs: reports.map(({ from }) => from),
    files: reports.reduce((sum, report) => sum + report.files, 0),
    // Each shard of a check reads all files.
    unread: [...new Map(reports.flatMap(({ unread = [] }) => unread.map((one) => [one.message, one]))).values()],
    skipped: [
      ...new Map(
        reports.flatMap(({ skipped = [] }) => skipped.map((one) => [`${one.file} ${one.rule}`, one])),
      ).values(),
    ].sort(byFileAndRule),
  };
}

export interface MergedReport {
  readonly results: readonly ReportedFile[];
  readonly summary: RunSummary;
}

/**
 * Merges the reports of one run. `textOf` reads the text that frames are cut from.
 *
 * @throws UserError when the reports do not belong together.
 */
export async function mergeReports(
  reports: readonly NamedReport[],
  textOf: (file: string) => Promise<string>,
): Promise<MergedReport> {
  assertSameRun(reports);
  const results: ReportedFile[] = [];
  for (const [file, findings] of byFile(reports))
    results.push({ source: { file, text: await textOf(file) }, findings });
  return { results, summary: summaryOf(reports) };
}
