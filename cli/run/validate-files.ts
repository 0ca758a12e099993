/** Reads files one after the other, and checks the entities in them. */

import type { UserError } from '../../core/model/user-error.ts';
import { type Expectations, type ValidatedText, validateText } from '../lint/data/validate-text.ts';
import type { UnreadFile } from '../report/report-types.ts';
import type { Source } from '../text/source.ts';
import { contentHash } from './cache/content-hash.ts';
import { type InputIo, type ReadOptions, readPaths } from './inputs.ts';
import { type PackedFindings, packFindings } from './packed-findings.ts';
import { isReadableAgain } from './stored-findings.ts';

export interface ValidatedFile extends Omit<ValidatedText, 'findings'> {
  readonly file: string;
  readonly findings: PackedFindings;
  /** Kept only for a file that cannot be read again; other texts are released. */
  readonly source: Source | undefined;
  /** The hash of the bytes that were validated, if it was requested. */
  readonly hash?: string | undefined;
}

export interface ValidatedFiles {
  readonly files: readonly ValidatedFile[];
  readonly unread: readonly UnreadFile[];
}

export interface FilesToValidate extends Expectations {
  /** Absolute, `-` for standard input. */
  readonly paths: readonly string[];
  readonly reading?: ReadOptions;
}

export async function validateFiles(
  { paths, reading, ...expectations }: FilesToValidate,
  io: InputIo,
): Promise<ValidatedFiles> {
  const files: ValidatedFile[] = [];
  const unread: UnreadFile[] = [];
  const onUnreadable = ({ message, help }: UserError): void => void unread.push({ message, help });
  for await (const { path, source } of readPaths(paths, io, { ...reading, onUnreadable })) {
    const { findings, ...validated } = validateText(source, expectations);
    files.push({
      ...validated,
      findings: packFindings(findings),
      file: source.file,
      source: isReadableAgain(path, io) ? undefined : source,
      hash: contentHash(source),
    });
  }
  return { files, unread };
}
