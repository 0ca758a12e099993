/** Checks of a file that the visitor wants to upload (docs/spec.md#widgets-8). */
import type { Problem } from '../finding.ts';
import { fileProblem } from './check-files.ts';

/** Checks that a file has at most this many megabytes (1,000,000 bytes each). */
export function fileSizeProblems(fileName: string, bytes: number, maxMegabytes: number): readonly Problem[] {
  const limits = { accept: '', isMultiple: true, maxSize: maxMegabytes };
  const problem = fileProblem({ name: fileName, size: bytes, type: '' }, limits, () => '');
  return problem ? [{ ...problem, severity: 'error' }] : [];
}
