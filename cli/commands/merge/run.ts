import type { ExitCode, Io } from '../../command.ts';
import { byFileAndRule, byPlace, type ReportedFinding } from '../../finding.ts';
import { endWith, print } from '../../report/finish.ts';
import type { ReportedFile, ReportOptions } from '../../report/report-types.ts';
import { readAgain } from '../../run/inputs.ts';
import { assertSameRun } from '../../report/merge/assert-same-run.ts';
import { type NamedReport, readReport } from '../../report/merge/read-report.ts';

export interface MergeOptions extends ReportOptions {
  readonly reports: readonly string[];
}

/** Findings by file, each once: reports of one run may tell of the same file. */
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

/** The text that frames are cut from, where the file still is there. */
const textOf = (file: string, io: Io): Promise<string> =>
  readAgain(file, io).then(
    ({ text }) => text,
    () => '',
  );

/** Prints several JSON reports as one, in any format, and ends as one run would have. */
export async function run({ reports: names, ...options }: MergeOptions, io: Io): Promise<ExitCode> {
  const reports = await Promise.all(names.map((name) => readReport(name, io)));
  assertSameRun(reports);
  const results: ReportedFile[] = [];
  for (const [file, findings] of byFile(reports))
    results.push({ source: { file, text: await textOf(file, io) }, findings });
  const [command, ...others] = new Set(reports.map((report) => report.command));
  const checked = {
    command: others.length === 0 ? command : undefined,
    files: reports.reduce((sum, report) => sum + report.files, 0),
    // Each shard of a check reads all files.
    unread: [...new Map(reports.flatMap(({ unread = [] }) => unread.map((one) => [one.message, one]))).values()],
    skipped: [
      ...new Map(
        reports.flatMap(({ skipped = [] }) => skipped.map((one) => [`${one.file} ${one.rule}`, one])),
      ).values(),
    ].sort(byFileAndRule),
  };
  return endWith(await print(results, checked, options, io), checked, io);
}
