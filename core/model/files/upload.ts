/** Checks of a file that the visitor wants to upload (docs/spec.md#widgets-8). */
import type { Problem } from '../finding.ts';
import { fileSizeText, megabytes } from './size.ts';

/** Checks that a file has at most this many megabytes (1,000,000 bytes each). */
export const fileSizeProblems = (fileName: string, bytes: number, maxMegabytes: number): readonly Problem[] =>
  bytes > megabytes(maxMegabytes)
    ? [
        {
          code: 'file-too-large',
          severity: 'error',
          args: { fileName, maxSize: fileSizeText(megabytes(maxMegabytes)) },
        },
      ]
    : [];
