/** Reads files one after the other, each once, and checks the page and the data in it. */

import type { UserError } from '../../core/model/user-error.ts';
import { readAndCheck } from '../lint/check-page.ts';
import { type Expectations, validateText } from '../lint/data/validate-text.ts';
import { isPage } from '../lint/page/is-page.ts';
import type { UnreadFile } from '../report/report-types.ts';
import type { StringInterner } from '../text/string-interner.ts';
import { contentHash } from './cache/content-hash.ts';
import type { CheckedFile } from './check-files.ts';
import { type InputIo, type ReadOptions, readPaths } from './inputs.ts';
import { packFindings } from './packed-findings.ts';
import { isReadableAgain } from './stored-findings.ts';
import type { ValidatedFile } from './validate-files.ts';

export interface LintedFile {
  readonly file: string;
  /** `undefined` if the file is not a page. */
  readonly page: CheckedFile | undefined;
  readonly data: ValidatedFile;
  /** The hash of the bytes that were checked, if it was requested. */
  readonly hash?: string | undefined;
}

export interface LintedFiles {
  readonly files: readonly LintedFile[];
  readonly unread: readonly UnreadFile[];
}

export interface FilesToLint extends Expectations {
  /** Absolute, `-` for standard input. */
  readonly paths: readonly string[];
  readonly reading?: ReadOptions;
}

/** Checks files with the rules of `check` and those of `validate`. */
export async function lintFiles(
  { paths, reading, ...expectations }: FilesToLint,
  io: InputIo,
  texts: StringInterner,
): Promise<LintedFiles> {
  const files: LintedFile[] = [];
  const unread: UnreadFile[] = [];
  const onUnreadable = ({ message, help }: UserError): void => void unread.push({ message, help });
  for await (const { path, source } of readPaths(paths, io, { ...reading, onUnreadable })) {
    const { file } = source;
    const about = { source: isReadableAgain(path, io) ? undefined : source, hash: contentHash(source) };
    const checked = isPage(source) ? readAndCheck(source, texts) : undefined;
    const validated = validateText(source, expectations);
    files.push({
      file,
      hash: about.hash,
      page: checked && { ...checked, ...about, findings: packFindings(checked.findings) },
      data: { ...validated, ...about, file, findings: packFindings(validated.findings) },
    });
  }
  return { files, unread };
}
