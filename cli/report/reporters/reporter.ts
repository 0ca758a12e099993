import type { Source } from '../../text/source.ts';
import type { Checked, ReportOptions, WordedFinding } from '../report.ts';

/** What there is to print: sorted by file and place, with words. */
export interface Printable extends Omit<Checked, 'files'> {
  readonly results: readonly { readonly source: Source; readonly findings: readonly WordedFinding[] }[];
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
  printable: Printable,
  options: ReportOptions,
  colour: boolean,
) => { readonly stdout: string; readonly stderr: string };
