import { resolve } from 'node:path';
import { type UserError, userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import { convertSitePage } from '../../convert/convert-site-page.ts';
import type { SavedFiles } from '../../convert/files/saved-files.ts';
import { messages } from '../../convert/messages.en.ts';
import { reasonOf } from '../../reason.ts';
import type { UnreadFile } from '../../report/report-types.ts';
import { unifiedDiff } from '../../run/fix/unified-diff.ts';
import { type InputIo, nameOf } from '../../run/inputs.ts';
import { type InputFile, readInput, stdin } from '../../run/output-files.ts';
import { isReadableAgain } from '../../run/stored-findings.ts';
import { encode, sourceOf } from '../../text/decode.ts';
import { withSlashes } from '../../text/with-slashes.ts';
import type { ConvertCommandOptions } from './convert-options.ts';
import { type FileResult, resultOf } from './results.ts';

const fail = userErrors(messages);

/** The options that determine the content of a page. */
export interface PageOptions extends Pick<ConvertCommandOptions, 'dryRun' | 'elements' | 'out' | 'prerender'> {
  /** Whether the results are reported in a file. */
  readonly isReported: boolean;
}

/** A page after conversion, as data that threads can send. */
export interface ConvertedPage {
  /** The path in the output folder. */
  readonly place: string;
  /** The content of the file; in a dry run, its diff. */
  readonly bytes: Uint8Array;
  /** `copied` if the encoding of the page is unknown. */
  readonly kind: 'pages' | 'copied';
  readonly result: FileResult;
  /** The hosts of the site, as the page names them. */
  readonly hosts: readonly string[];
  /** Whether elements of ours were put around parts of the page. */
  readonly hasElements: boolean;
}

/** A page, and why it could not be read or decoded. A page that could not be decoded is copied. */
export interface ReadPage<Page = ConvertedPage> {
  readonly page?: Page;
  readonly unread?: UnreadFile;
}

/** Whether the text of a file cannot be read again after the run: the file gets another text, or was a stream. */
export const isTextLost = ({ path, place }: InputFile, out: string | undefined, io: Pick<Io, 'cwd' | 'texts'>) =>
  (out !== undefined && resolve(io.cwd, out, place) === resolve(path)) || !isReadableAgain(path, io);

const unreadOf = ({ message, help }: UserError): UnreadFile => ({ message, help });

/** Reads and converts a page. */
export async function convertFile(
  input: InputFile,
  files: SavedFiles,
  { dryRun = false, elements, isReported, out, prerender = false }: PageOptions,
  io: InputIo,
): Promise<ReadPage> {
  const file = nameOf(input.path, io, {});
  let bytes: Buffer;
  try {
    bytes = await readInput(input, io);
  } catch (cause) {
    return { unread: unreadOf(fail('convert-unreadable', { file, reason: reasonOf(cause) }, cause)) };
  }
  const place = withSlashes(input.place);
  const source = sourceOf(file, bytes);
  if (source.undecoded !== undefined) {
    const result: FileResult = { file };
    const page = { place: input.place, bytes, kind: 'copied', result, hosts: [], hasElements: false } as const;
    return { page, unread: unreadOf(fail('convert-invalid-encoding', { file })) };
  }
  const { text: before } = source;
  const {
    parts,
    mapped,
    hosts,
    text: after,
  } = convertSitePage(source, place === stdin ? 'index.html' : place, files, elements);
  const text = isTextLost(input, out, io) ? before : undefined;
  const html = prerender ? (await (await import('../../prerender.ts')).prerender(after)).html : after;
  const page: ConvertedPage = {
    place: input.place,
    bytes: dryRun ? Buffer.from(unifiedDiff(place, before, html)) : encode(html, bytes),
    kind: 'pages',
    result: resultOf({ file, place, before, after, parts, mapped, text }, isReported),
    hosts,
    hasElements: parts.some(({ code }) => code === 'convert-converted'),
  };
  return { page };
}
