/** Reads files one after the other, and checks the entities in them. */

import type { UserError } from '../../core/model/user-error.ts';
import { type Expectations, type ValidatedText, validateText } from '../lint/data/validate-text.ts';
import type { UnreadFile } from '../report/report-types.ts';
import type { Source } from '../text/source.ts';
import { type InputIo, type ReadOptions, readFiles } from './inputs.ts';

export interface ValidatedFile extends ValidatedText {
  readonly file: string;
  /** Kept only for a file with findings; other texts are released. */
  readonly source: Source | undefined;
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
  for await (const source of readFiles(paths, io, { ...reading, onUnreadable })) {
    const { file } = source;
    const validated = validateText(source, expectations);
    const isExplicit = validated.findings.length > 0 || (!validated.hasEntities && expectations.named.has(file));
    files.push({ ...validated, file, source: isExplicit ? source : undefined });
  }
  return { files, unread };
}
