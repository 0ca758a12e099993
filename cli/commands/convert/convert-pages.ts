import { resolve } from 'node:path';
import { userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import { convertSitePage } from '../../convert/convert-site-page.ts';
import type { SavedFiles } from '../../convert/files/saved-files.ts';
import { messages } from '../../convert/messages.en.ts';
import { reasonOf } from '../../reason.ts';
import { unifiedDiff } from '../../run/fix/unified-diff.ts';
import { nameOf } from '../../run/inputs.ts';
import { type InputFile, readInput, stdin, untilInterrupted } from '../../run/output-files.ts';
import { createProgress } from '../../run/progress.ts';
import { isReadableAgain, sourceAgain } from '../../run/stored-findings.ts';
import { encode, sourceOf } from '../../text/decode.ts';
import type { Source } from '../../text/source.ts';
import { withSlashes } from '../../text/with-slashes.ts';
import type { ConvertCommandOptions } from './convert-options.ts';
import type { Output } from './output.ts';
import type { Results } from './results.ts';

const fail = userErrors(messages);

/** The files of a run, and where its output and its results go. */
export interface ConvertRun {
  readonly files: SavedFiles;
  /** Absent if the pages are printed. */
  readonly output: Output | undefined;
  readonly results: Results;
}

/** The facts of the converted pages that the other files need. */
interface ConvertedPages {
  /** The hosts of the site. */
  readonly hosts: ReadonlySet<string>;
  /** Whether a page has elements of ours. */
  readonly hasElements: boolean;
}

/** Returns the source with its text only if the file will have another one, or cannot be read again. */
export function keptSource(source: Source, { path, place }: InputFile, out: string | undefined, io: Io): Source {
  const isReplaced = out !== undefined && resolve(io.cwd, out, place) === resolve(path);
  return isReplaced || !isReadableAgain(path, io) ? source : sourceAgain(source.file, io);
}

/** Converts pages one after the other, and writes or prints each. */
export async function convertPages(
  pages: readonly InputFile[],
  { files, output, results }: ConvertRun,
  { dryRun = false, prerender = false, elements, out }: ConvertCommandOptions,
  io: Io,
): Promise<ConvertedPages> {
  const hosts = new Set<string>();
  const progress = createProgress(pages.length, io);
  let hasElements = false;
  for await (const page of untilInterrupted(pages, io)) {
    progress.step();
    const file = nameOf(page.path, io, {});
    const place = withSlashes(page.place);
    const bytes = await readInput(page, io).catch((cause: unknown) => {
      results.unread.push(fail('convert-unreadable', { file, reason: reasonOf(cause) }, cause));
    });
    if (!bytes) continue;
    results.read.add(file);
    const source = sourceOf(file, bytes);
    if (source.undecoded !== undefined) {
      results.unread.push(fail('convert-invalid-encoding', { file }));
      output?.write(page.place, bytes, 'copied');
      continue;
    }
    const converted = convertSitePage(source, place === stdin ? 'index.html' : place, files, elements);
    const { parts, mapped, text: after } = converted;
    for (const host of converted.hosts) hosts.add(host);
    results.add({ kept: keptSource(source, page, out, io), place, before: source.text, after, parts, mapped });
    hasElements ||= parts.some(({ code }) => code === 'convert-converted');
    const text = prerender ? (await (await import('../../prerender.ts')).prerender(after)).html : after;
    if (dryRun) await io.write(unifiedDiff(place, source.text, text));
    else if (output) output.write(page.place, encode(text, bytes), 'pages');
    else await io.write(encode(text, bytes));
  }
  progress.end();
  return { hosts, hasElements };
}
