/** From findings to what is printed and how the command ends. */
import type { Finding, Severity } from '../../core/model/finding.ts';
import { say, type WordTable } from '../../core/model/words.ts';
import type { ExitCode } from '../command.ts';
import { json } from '../reporters/json.ts';
import { pretty } from '../reporters/pretty.ts';
import type { Reporter } from '../reporters/reporter.ts';
import type { Source } from './source.ts';

/** Severities, gravest first. */
export const levels: readonly Severity[] = ['error', 'warn', 'info'];

const reporters: Readonly<Record<string, Reporter>> = { pretty, json };

/** Names that `--format` takes. */
export const formats: readonly string[] = Object.keys(reporters);

/** The options that every command with findings has; see `report-options.ts`. */
export interface ReportOptions {
  readonly format: string;
  readonly failOn: Severity;
  readonly maxWarnings?: number;
  /** Shows errors only; the counts and the exit code stay those of all findings. */
  readonly quiet?: boolean;
}

/** What a command found in one text. */
export interface Result {
  readonly source: Source;
  readonly findings: readonly Finding[];
}

/** What a command found: only results with findings need be kept, so that clean texts can be let go. */
export interface Outcome {
  /** How many texts were checked. */
  readonly files: number;
  readonly results: readonly Result[];
  /** The words of all codes in the findings; `<code>.help` is the advice for `<code>`. */
  readonly words: WordTable;
}

/** What a finding says, and what to do about it where there is advice. */
export interface WordedFinding extends Finding {
  readonly message: string;
  readonly help?: string;
}

export interface Report {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: ExitCode;
}

const count = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length;

const withWords = (finding: Finding, words: WordTable): WordedFinding => {
  const help = words[`${finding.code}.help`];
  const message = say(words[finding.code] ?? finding.code, finding.args);
  return { ...finding, message, ...(help !== undefined && { help: say(help, finding.args) }) };
};

function exitCodeOf(findings: readonly Finding[], { failOn, maxWarnings = Infinity }: ReportOptions): ExitCode {
  const failing = levels.slice(0, levels.indexOf(failOn) + 1);
  return findings.some(({ severity }) => failing.includes(severity)) || count(findings, 'warn') > maxWarnings ? 1 : 0;
}

const byFile = (a: Result, b: Result): number =>
  a.source.file < b.source.file ? -1 : a.source.file > b.source.file ? 1 : 0;
const byPlace = (a: Finding, b: Finding): number => a.start.offset - b.start.offset || a.end.offset - b.end.offset;

/** Words, sorts and counts the findings and lets the chosen reporter print them. `colour` says whether to use any. */
export function report(outcome: Outcome, options: ReportOptions, colour: boolean): Report {
  const all = outcome.results.flatMap(({ findings }) => findings);
  const results = [...outcome.results].sort(byFile).map(({ source, findings }) => ({
    source,
    findings: findings
      .filter(({ severity }) => !options.quiet || severity === 'error')
      .sort(byPlace)
      .map((finding) => withWords(finding, outcome.words)),
  }));
  const totals = {
    files: outcome.files,
    errors: count(all, 'error'),
    warnings: count(all, 'warn'),
    notes: count(all, 'info'),
  };
  const reporter = reporters[options.format] ?? pretty;
  return { ...reporter({ results, totals }, options, colour), exitCode: exitCodeOf(all, options) };
}
