import type { ReportedFinding } from '../finding.ts';
import { onDemand } from './on-demand.ts';
import type { ReportedFile } from './report-types.ts';
/**
 * Findings that a site accepts for now, identified by fingerprint: a new one is reported even if a known one in the
 * same file is fixed.
 */

/** A known finding. Rule, file and message are there for readers of the file. */
export interface KnownFinding {
  readonly fingerprint: string;
  readonly file: string;
  readonly rule: string;
  readonly message: string;
}

export interface Baseline {
  readonly version: 1;
  readonly findings: readonly KnownFinding[];
}

/** Whether the text has a file name. Text from standard input does not, so it has no known findings. */
const isNamed = ({ source }: ReportedFile): boolean => source.file !== '<stdin>';

const toKnownFinding = ({ fingerprint, file, rule, message }: ReportedFinding): KnownFinding => ({
  fingerprint,
  file,
  rule,
  message,
});

/** Creates a baseline of all findings of a run. */
export const baselineOf = (results: readonly ReportedFile[]): Baseline => ({
  version: 1,
  findings: results.filter(isNamed).flatMap(({ findings }) => findings.map(toKnownFinding)),
});

const isText = (value: unknown): value is string => typeof value === 'string';

const isKnownFinding = (value: unknown): value is KnownFinding =>
  typeof value === 'object' &&
  value !== null &&
  ['fingerprint', 'file', 'rule', 'message'].every((key) => isText(Reflect.get(value, key)));

/** Whether parsed JSON is a baseline of this version. */
export const isBaseline = (value: unknown): value is Baseline =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'version') === 1 &&
  Array.isArray(Reflect.get(value, 'findings')) &&
  Reflect.get(value, 'findings').every(isKnownFinding);

export interface BaselineComparison {
  /** The new findings. */
  readonly results: readonly ReportedFile[];
  /** The known findings that were found again. */
  readonly found: readonly KnownFinding[];
  /** The known findings that were not found again. */
  readonly gone: readonly KnownFinding[];
}

/** Sorts the findings of a run into known and new; `wasRead` is true for files that were read or no longer exist. */
export function compareBaseline(
  { findings }: Baseline,
  results: readonly ReportedFile[],
  wasRead: (file: string) => boolean,
): BaselineComparison {
  const all = new Set(findings.map(({ fingerprint }) => fingerprint));
  const isOld = (result: ReportedFile, { fingerprint }: ReportedFinding): boolean =>
    isNamed(result) && all.has(fingerprint);
  const found = new Set(
    results.flatMap((result) =>
      result.findings.filter((one) => isOld(result, one)).map(({ fingerprint }) => fingerprint),
    ),
  );
  return {
    results: results.map((result) =>
      onDemand(result.source, () => result.findings.filter((finding) => !isOld(result, finding))),
    ),
    found: findings.filter(({ fingerprint }) => found.has(fingerprint)),
    gone: findings.filter(({ fingerprint, file }) => !found.has(fingerprint) && wasRead(file)),
  };
}
