import type { Source } from '../../text/source.ts';
import type { ReportedFinding, ReportOptions, RunSummary } from '../report.ts';

/** What there is to print: sorted by file and place, with words. */
export interface ReportData extends Omit<RunSummary, 'files'> {
  readonly results: readonly { readonly source: Source; readonly findings: readonly ReportedFinding[] }[];
  /** Of all findings, the hidden ones too. */
  readonly totals: {
    readonly files: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notes: number;
  };
}

/** A format: findings as data in, texts out. */
export type Reporter = (
  printable: ReportData,
  options: ReportOptions,
  colour: boolean,
) => { readonly stdout: string; readonly stderr: string };
