import type { ReportOptions } from '../../report/report-types.ts';
import type { Concurrency } from '../../run/threads/thread-count.ts';

export interface ConvertCommandOptions extends ReportOptions {
  readonly inputs: readonly string[];
  readonly out?: string;
  /** Prints a diff instead of writing. */
  readonly dryRun?: boolean;
  /** The URL of the folder with the loader. */
  readonly elements?: string;
  /** Prerenders the converted pages. */
  readonly prerender?: boolean;
  /** The file of the report. */
  readonly report?: string;
  readonly concurrency?: Concurrency;
  /** Lists the scripts that are removed. */
  readonly explainScripts?: boolean;
}
