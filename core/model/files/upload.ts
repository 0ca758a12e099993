/** Checks of a file that the visitor wants to upload (docs/spec.md#widgets-8). */
import type { Problem } from '../finding.ts';
import { fileSizeText, megabytes } from './size.ts';

/** A file may be so many megabytes of 1,000,000 bytes. */
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
