import type { Problem } from './finding.ts';

const problem = (code: string, severity: Problem['severity']): readonly Problem[] => [{ code, severity, args: {} }];

/** What is wrong with the table of a chart: the first row has its columns (widgets 5, "Editor messages"). */
export function datasetProblems(rows: readonly (readonly unknown[])[]): readonly Problem[] {
  const [first] = rows;
  if (!first) return problem('dataset-rowless', 'error');
  if (first.length === 0) return problem('dataset-columnless', 'error');
  const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
  const hasGap = rows.some((row) => row.length < first.length || row.some(isMissing));
  return hasGap ? problem('dataset-gap', 'warn') : [];
}
