/** Reports of a run that failed before it had findings, for programs that read the reports instead of stderr. */
import { version } from '../../package.json';
import type { Io } from '../command.ts';
import type { ReportData, Reporter, UnreadFile } from './report-types.ts';
import { github } from './reporters/github.ts';
import { junit } from './reporters/junit.ts';
import { sarif } from './reporters/sarif.ts';
import { saveReport } from './save-report.ts';

const jsonReport = ({ message, help }: UnreadFile): string => {
  const document = { version: 1, tool: version, error: { message, ...(help !== undefined && { help }) } };
  return `${JSON.stringify({ ...document, files: 0, errors: 0, warnings: 0, findings: [] })}\n`;
};

/** The formats that can contain the reason of a failed run. A GitLab report can only list findings. */
const reporters: Readonly<Record<string, Reporter>> = { sarif, junit, github };

/** An output of a command line that may be wrong, so it is not parsed. */
interface RequestedOutput {
  readonly format: string;
  readonly file: string | undefined;
}

const requestedOutputs = (args: readonly string[]): readonly RequestedOutput[] =>
  args.flatMap((arg, at) => {
    const [, flag, format, file] = /^(--format=)?(json|sarif|junit|github)(?:=(.+))?$/.exec(arg) ?? [];
    return format !== undefined && (flag || args[at - 1] === '--format') ? [{ format, file }] : [];
  });

function reportOf(format: string, failure: UnreadFile, cwd: string): string {
  const totals = { files: 0, errors: 0, warnings: 0, notes: 0 };
  const data: ReportData = { inputs: [], results: [], skipped: [], unread: [failure], totals };
  const reporter = reporters[format];
  return reporter
    ? [...reporter(data, { failOn: 'error' }, { colour: false, cwd }).stdout].join('')
    : jsonReport(failure);
}

/**
 * Prints the report of a failed run unless another was printed, and replaces the reports of earlier runs, which would
 * otherwise be read as the result of this run.
 */
export async function reportFailure(
  failure: UnreadFile,
  args: readonly string[],
  { hasPrinted }: { readonly hasPrinted: boolean },
  io: Io,
): Promise<void> {
  for (const { format, file } of requestedOutputs(args)) {
    const text = reportOf(format, failure, io.cwd);
    // Any argument may be an input. Failing to write a report may be the reason itself.
    if (file !== undefined) await saveReport(file, text, { inputs: args }, io).catch(() => {});
    else if (!hasPrinted) io.write(text);
  }
}
