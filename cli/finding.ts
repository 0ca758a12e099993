/**
 * The three forms of a finding: with offsets in a text, with lines and columns in a file, and with its message. Also
 * the rules that could not run on a file.
 */
import type { Fix, Position, Problem } from '../core/model/finding.ts';

/** Offsets of a text, the end exclusive. */
interface Offsets {
  readonly start: number;
  readonly end: number;
}

/** A problem that a rule reports, with its range in the text. `related` is another place that explains the problem. */
export type Finding = Problem & Offsets & { readonly related?: Offsets; readonly fix?: Fix };

/** A range with lines and columns, the end exclusive. */
export interface PlacedRange {
  readonly start: Position;
  readonly end: Position;
}

/** A finding of a rule, with its lines and columns in a file. */
export interface PlacedFinding extends Problem, PlacedRange {
  readonly rule: string;
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  /** Another place in the file that explains the problem, such as the first of two elements with one id. */
  readonly related?: PlacedRange | undefined;
  /** The keys and indexes that lead to the value in a JSON document. */
  readonly path?: readonly (string | number)[] | undefined;
  /** Only if one correction is possible. */
  readonly fix?: Fix | undefined;
}

/** A finding with its message, as reporters print it. */
export interface ReportedFinding extends PlacedFinding {
  readonly message: string;
  /** How to fix the problem. */
  readonly help?: string | undefined;
  /** Identifies the finding across runs, see `report/fingerprint.ts`. */
  readonly fingerprint: string;
}

/** A finding as `lint()` returns it: without the fingerprint, which is for reports. */
export type LintFinding = Omit<ReportedFinding, 'fingerprint'>;

/** Compares two findings of one text by position. */
export const byPlace = (a: PlacedFinding, b: PlacedFinding): number =>
  a.start.offset - b.start.offset || a.end.offset - b.end.offset;

/** Why a rule cannot run on a file. */
export const skipReasons = [
  'fragment',
  'template',
  'external-base',
  'template-base',
  'no-site-root',
  'outside-site-root',
  'rewritten-paths',
  'unknown-files',
  'not-named',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/**
 * A rule that could not run on a file. It is reported, because the absence of findings does not show that the file is
 * clean.
 */
export interface SkippedRule {
  readonly rule: string;
  readonly file: string;
  readonly reason: SkipReason;
}

export const byFileAndRule = (a: SkippedRule, b: SkippedRule): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.rule < b.rule ? -1 : 1;
