/** The findings of a run, kept as bytes and without the texts of their files, so that memory is bounded. */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from '../command.ts';
import { applyLevels, type Levels } from '../config/settings.ts';
import type { FileFindings } from '../report/report-types.ts';
import { decode } from '../text/decode.ts';
import type { Source } from '../text/source.ts';
import { type PackedFindings, unpackFindings } from './packed-findings.ts';

/** Whether a file can be read a second time: standard input and pipes cannot. */
export const isReadableAgain = (path: string, { texts }: Pick<Io, 'texts'>): boolean =>
  path !== '-' && (texts?.has(path) || statSync(path, { throwIfNoEntry: false })?.isFile() !== false);

/** Returns a source that reads its text again whenever it is used. The text is empty if the file was removed meanwhile. */
export function sourceAgain(file: string, { cwd, texts }: Pick<Io, 'cwd' | 'texts'>): Source {
  return {
    file,
    get text() {
      const path = resolve(cwd, file);
      try {
        return texts?.get(path) ?? decode(readFileSync(path));
      } catch {
        return '';
      }
    },
  };
}

/** Returns findings that are unpacked whenever they are read. `levels` returns the configured severities of a file. */
export const storedFindings = (
  source: Source,
  packed: readonly PackedFindings[],
  levels: (file: string) => Levels,
): FileFindings => ({
  source,
  get findings() {
    const { file } = source;
    return applyLevels(
      packed.flatMap((one) => unpackFindings(one, file)),
      levels(file),
    );
  },
});
