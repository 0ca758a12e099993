/** Reads and checks pages one after the other. */

import type { UserError } from '../../core/model/user-error.ts';
import { type CheckedPage, readAndCheck } from '../lint/check-page.ts';
import type { UnreadFile } from '../report/report-types.ts';
import type { Source } from '../text/source.ts';
import type { StringInterner } from '../text/string-interner.ts';
import { contentHash } from './cache/content-hash.ts';
import { type InputIo, type ReadOptions, readPaths } from './inputs.ts';
import { type PackedFindings, packFindings } from './packed-findings.ts';
import { isReadableAgain } from './stored-findings.ts';

export interface CheckedFile extends Omit<CheckedPage, 'findings'> {
  readonly findings: PackedFindings;
  /** Kept only for a page that cannot be read again; other texts are released. */
  readonly source: Source | undefined;
  /** The hash of the bytes that were checked, if it was requested. */
  readonly hash?: string | undefined;
}

export interface CheckedFiles {
  readonly pages: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
}

export interface FilesToCheck {
  /** Absolute, `-` for standard input. */
  readonly paths: readonly string[];
  readonly reading?: ReadOptions;
  /** The name of standard input, which cannot be read again. */
  readonly stdin?: string | undefined;
  /** Called at intervals with the number of pages that are done. */
  readonly onPage?: (pages: number) => void;
}

export async function checkFiles(
  { paths, reading }: Omit<FilesToCheck, 'onPage'>,
  io: InputIo,
  texts: StringInterner,
): Promise<CheckedFiles> {
  const pages: CheckedFile[] = [];
  const unread: UnreadFile[] = [];
  const onUnreadable = ({ message, help }: UserError): void => void unread.push({ message, help });
  for await (const { path, source } of readPaths(paths, io, { ...reading, onUnreadable })) {
    const { findings, skipped, summary } = readAndCheck(source, texts);
    pages.push({
      findings: packFindings(findings),
      skipped,
      summary,
      source: isReadableAgain(path, io) ? undefined : source,
      hash: contentHash(source),
    });
  }
  return { pages, unread };
}
