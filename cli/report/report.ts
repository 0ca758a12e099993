/** From findings to what is printed and how the command ends. */
import { type PlacedFinding, type Severity, severities } from '../../core/model/finding.ts';
import type { MessageTable } from '../../core/model/message-format.ts';
import type { ExitCode } from '../command.ts';
import type { Shard } from '../run/shard.ts';
import type { SkippedRule } from '../skipped-rule.ts';
import type { Source } from '../text/source.ts';
import type { BaselineMode } from './baseline.ts';
import { byPlace, type DescribedFinding, describeFinding } from './describe-finding.ts';
import { fingerprintsOf } from './fingerprint.ts';
import type { Format } from './reporters/format-names.ts';
import { reporters } from './reporters/formats.ts';

/** What `--format` says: printed, or written to a file. */
export interface Output {
  readonly format: Format;
  readonly file?: string;
}

/** The options that every command with findings has; see `report-options.ts`. */
export interface ReportOptions {
  /** At most one without a file; the pretty one where there is none. */
  readonly format?: readonly Output[];
  readonly failOn: Severity;
  readonly maxWarnings?: number;
  /** Shows errors only; the counts and the exit code stay those of all findings. */
  readonly quiet?: boolean;
  /** Lists each rule that could not run on a file, and why. */
  readonly verbose?: boolean;
  /** A file of findings that are known, see `baseline.ts`. */
  readonly baseline?: string;
  readonly baselineMode?: BaselineMode;
  /** Which part of a run this is. */
  readonly shard?: Shard;
}

/** What a command found in one text. */
export interface FileFindings {
  readonly source: Source;
  readonly findings: readonly PlacedFinding[];
}

/** What is said of a file that could not be read. */
export interface UnreadFile {
  readonly message: string;
  readonly help?: string | undefined;
}

/** The commands whose runs end in a report. */
export const reportingCommands = ['check', 'validate'] as const;

/** What was checked, whether anything was found in it or not. */
export interface RunSummary {
  /** What did it; nothing where a report is of several. */
  readonly command?: (typeof reportingCommands)[number] | undefined;
  /** How many texts. */
  readonly files: number;
  /** Told after all else, and the run has failed. */
  readonly unread: readonly UnreadFile[];
  /** Rules that could not run on a file. */
  readonly skipped: readonly SkippedRule[];
}

/** What a command found: only results with findings need be kept, so that clean texts can be let go. */
export interface RunResult extends RunSummary {
  /** The names of all that were read, whether anything was found in them or not. */
  readonly read: ReadonlySet<string>;
  readonly results: readonly FileFindings[];
  /** The messages of the command's own codes; `<code>.help` is the help line of `<code>`. */
  readonly messages: MessageTable;
}

/** A finding as it is reported. */
export interface ReportedFinding extends DescribedFinding {
  /** The same in the next run, see `fingerprint.ts`. */
  readonly fingerprint: string;
}

/** What was found in one text, in the order of the places. */
export interface ReportedFile {
  readonly source: Source;
  readonly findings: readonly ReportedFinding[];
}

export interface Report {
  readonly stdout: string;
  readonly stderr: string;
  readonly files: readonly { readonly file: string; readonly text: string }[];
  readonly exitCode: ExitCode;
}

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

/** All findings with their words, sorted by file and place. */
export const describeFindings = ({ results, messages }: RunResult): readonly ReportedFile[] =>
  [...results].sort(byFile).map((result) => ({ source: result.source, findings: describeFile(result, messages) }));

/** Counts the findings and lets the chosen reporters write them. `colour` says whether to print any. */
export function report(
  found: readonly ReportedFile[],
  { files: checked, command, unread, skipped }: RunSummary,
  options: ReportOptions,
  colour: boolean,
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
  const printable = { results, totals, command, unread, skipped };
  const { format: outputs = [] } = options;
  const printed = outputs.find(({ file }) => file === undefined)?.format ?? 'pretty';
  const files = outputs.flatMap(({ format, file }) =>
    file === undefined ? [] : [{ file, ...reporters[format](printable, options, false) }],
  );
  const { stdout, stderr } = reporters[printed](printable, options, colour);
  return {
    stdout,
    stderr: [...new Set([stderr, ...files.map((one) => one.stderr)])].join(''),
    files: files.map((one) => ({ file: one.file, text: one.stdout })),
    exitCode: exitCodeOf(all, options),
  };
}
