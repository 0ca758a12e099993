import type { Source } from '../text/source.ts';
import type { ReportedFile } from './report-types.ts';

/**
 * Returns a file whose findings are made again whenever they are read. A report reads one file after the other, so that
 * memory holds the findings of one file only.
 */
export const onDemand = (source: Source, findings: () => ReportedFile['findings']): ReportedFile => ({
  source,
  get findings() {
    return findings();
  },
});
