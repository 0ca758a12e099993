import type { ExitCode, Io } from '../../command.ts';
import { addUnreadFiles, print } from '../../report/finish.ts';
import { mergeReports } from '../../report/merge/merge-reports.ts';
import { readReport } from '../../report/merge/read-report.ts';
import type { ReportOptions } from '../../report/report-types.ts';
import { readIfPresent } from '../../run/inputs.ts';

export interface MergeOptions extends ReportOptions {
  readonly reports: readonly string[];
}

/** Prints several JSON reports as one, in any format, and ends as one run would have. */
export async function run({ reports: names, ...options }: MergeOptions, io: Io): Promise<ExitCode> {
  const reports = await Promise.all(names.map((name) => readReport(name, io)));
  const { results, summary } = await mergeReports(reports, (file) => readIfPresent(file, io));
  return addUnreadFiles(await print(results, summary, options, io), summary, io);
}
