/** Options and data of reports. Types only, so that reporters, baseline and `report()` need not import each other. */
import type { Severity } from '../../core/model/finding.ts';
import type { MessageTable } from '../../core/model/message-format.ts';
import type { ExitCode } from '../command.ts';
import type { PlacedFinding, ReportedFinding, SkippedRule } from '../finding.ts';
import type { Source } from '../text/source.ts';

/** Every format that `--format` takes. */
export const formats = ['pretty', 'compact', 'json', 'sarif', 'junit', 'github', 'gitlab'] as const;

export type Format = (typeof formats)[number];

/** Uses a baseline, creates one, removes fixed findings from it, or prints the findings that it hides. */
export const baselineModes = ['use', 'create', 'prune', 'audit'] as const;

export type BaselineMode = (typeof baselineModes)[number];

/** One of several runs that each report a part of a site: the second of three is `{ index: 2, count: 3 }`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** A format of `--format`: printed, or written to a file. */
export interface Output {
  readonly format: Format;
  readonly file?: string;
}

/** The options that every command with findings has; see `report-options.ts`. */
export interface ReportOptions {
  /** At most one entry has no file and is printed. By default, the pretty format is printed. */
  readonly format?: readonly Output[];
  readonly failOn: Severity;
  readonly maxWarnings?: number;
  /** Shows errors only; the counts and the exit code stay those of all findings. */
  readonly quiet?: boolean;
  /** Lets a report replace any file, also through symbolic links. */
  readonly force?: boolean;
  /** Lists each rule that could not run on a file, and why. */
  readonly verbose?: boolean;
  /** A file of accepted findings, see `baseline.ts`. */
  readonly baseline?: string;
  readonly baselineMode?: BaselineMode;
  /** The shard of the run that is reported. */
  readonly shard?: Shard;
}

/** The findings in one text. */
export interface FileFindings {
  readonly source: Source;
  readonly findings: readonly PlacedFinding[];
}

/** A file that could not be read, and why. */
export interface UnreadFile {
  readonly message: string;
  readonly help?: string | undefined;
}

/** The commands whose runs end in a report. */
export const reportingCommands = ['check', 'validate', 'lint', 'prerender', 'convert'] as const;

/** The files that a run checked, with or without findings. */
export interface RunSummary {
  /** The command; `undefined` in a report that merges several. */
  readonly command?: (typeof reportingCommands)[number] | undefined;
  /** The inputs as named on the command line. */
  readonly inputs: readonly string[];
  /** The number of texts. */
  readonly files: number;
  /** A summary of the output; without it, the files were only checked. */
  readonly outputSummary?: string | undefined;
  /** Reported last; the run has failed. */
  readonly unread: readonly UnreadFile[];
  /** Rules that could not run on a file. */
  readonly skipped: readonly SkippedRule[];
}

/** The findings of a run. Only results with findings are kept, so that texts without findings can be released. */
export interface RunResult extends RunSummary {
  /** The names of all files that were read, with or without findings. */
  readonly read: ReadonlySet<string>;
  readonly results: readonly FileFindings[];
  /** The messages of the command's own codes; `<code>.help` is the help line of `<code>`. */
  readonly messages: MessageTable;
}

/** The findings in one text, in order. */
export interface ReportedFile {
  readonly source: Source;
  readonly findings: readonly ReportedFinding[];
}

export interface Report {
  readonly stdout: Iterable<string>;
  readonly stderr: string;
  readonly files: readonly { readonly file: string; readonly pieces: Iterable<string> }[];
  readonly exitCode: ExitCode;
}

/** The input of reporters: findings with their messages, sorted by file and position. */
export interface ReportData extends Omit<RunSummary, 'files'> {
  readonly results: readonly ReportedFile[];
  /** Counts of all findings, hidden ones included. */
  readonly totals: {
    readonly files: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notes: number;
  };
}

/** The place where a report is read. */
export interface Display {
  readonly colour: boolean;
  /** The width of lines in characters; `undefined` if lines are not wrapped. */
  readonly columns?: number | undefined;
  /** The working directory, which the files of findings are relative to. */
  readonly cwd: string;
}

/** A report in one format. */
export interface Printed {
  /** The pieces of the text, made when they are read: the text of many findings may be longer than memory allows. */
  readonly stdout: Iterable<string>;
  readonly stderr: string;
}

/** Writes a report in one format. */
export type Reporter = (data: ReportData, options: ReportOptions, display: Display) => Printed;

/** The reporter of each format. */
export type ReporterTable = Readonly<Record<Format, Reporter>>;
