import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { MessageArgs, Severity } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import type { PlacedFinding } from '../../finding.ts';
import { messages } from '../../prerender/messages.en.ts';
import { pageUrl } from '../../prerender/page-url.ts';
import type { PrerenderOptions } from '../../prerender/prerender-types.ts';
import { prerender } from '../../prerender.ts';
import { reasonOf } from '../../reason.ts';
import { finish } from '../../report/finish.ts';
import type { FileFindings, ReportOptions, UnreadFile } from '../../report/report-types.ts';
import { nameOf } from '../../run/inputs.ts';
import { findInputFiles, type InputFile, readInput, stdin, untilInterrupted } from '../../run/output-files.ts';
import { createProgress } from '../../run/progress.ts';
import { writeOutput } from '../../run/write-output.ts';
import { encode, sourceOf } from '../../text/decode.ts';
import { positionAt, type Source } from '../../text/source.ts';

const fail = userErrors(messages);

export interface PrerenderCommandOptions extends ReportOptions {
  readonly inputs: readonly string[];
  readonly out?: string;
  /** Copies the other files of input folders too. */
  readonly copy?: boolean;
  /** Reports stale pages instead of writing any. */
  readonly check?: boolean;
  readonly url?: string;
  readonly context?: string;
  readonly styles?: 'inline' | 'link';
  readonly stylesUrl?: string;
  readonly nonce?: string;
  /** Writes modulepreload lines. */
  readonly preload?: boolean;
  /** Replaces each `<site-experiment>` by the variant that the site context assigns. */
  readonly experiments?: boolean;
  /** Prints the hashes of the inline scripts and styles. */
  readonly hashes?: boolean;
}

const isPrinted = ({ inputs, check = false }: PrerenderCommandOptions): boolean => inputs[0] === stdin && !check;

function checkOptions(options: PrerenderCommandOptions): void {
  const { inputs, out, check = false, copy = false, url } = options;
  if (inputs.includes(stdin) && inputs.length > 1) throw fail('prerender-stdin-not-alone');
  if (isPrinted(options) && out !== undefined) throw fail('prerender-stdin-out');
  if (check && (out !== undefined || copy)) throw fail('prerender-check-out');
  if (!check && out === undefined && !isPrinted(options)) throw fail('prerender-no-output');
  if (url !== undefined && !URL.canParse(url)) throw fail('prerender-url-invalid', { url });
}

async function readContext(file: string | undefined, { cwd }: Io): Promise<unknown> {
  if (file === undefined) return undefined;
  try {
    return JSON.parse(await readFile(resolve(cwd, file), 'utf8'));
  } catch (cause) {
    throw fail('prerender-context-unreadable', { file, reason: reasonOf(cause) }, cause);
  }
}

type Hashes = Readonly<Record<'scriptHashes' | 'styleHashes', Iterable<string>>>;

/** Returns the directives of a Content Security Policy that allow the inline scripts and styles, one a line. */
const policyOf = ({ scriptHashes, styleHashes }: Hashes): string =>
  Object.entries({ 'script-src': scriptHashes, 'style-src': styleHashes })
    .map(([name, hashes]) => [name, ...[...hashes].sort().map((hash) => `'${hash}'`)])
    .filter(({ length }) => length > 1)
    .map((parts) => `${parts.join(' ')}\n`)
    .join('');

/** A page after prerendering: its new bytes, or its own if it cannot be prerendered. */
interface Outcome {
  readonly source: Source;
  readonly bytes: Buffer;
  readonly findings: readonly PlacedFinding[];
  readonly hashes: Hashes;
  /** Whether the page has prerendered elements. */
  readonly isPrerendered: boolean;
}

async function prerenderFile(
  file: string,
  bytes: Buffer,
  { check = false, ...options }: PrerenderOptions & { readonly check?: boolean | undefined },
): Promise<Outcome> {
  const source = sourceOf(file, bytes);
  const at = positionAt(source.text);
  const place = (
    code: string,
    severity: Severity,
    start: number,
    end: number,
    args: MessageArgs = {},
  ): PlacedFinding => ({
    ...{ rule: 'prerender', file, code, severity, args },
    ...{ start: at(start), end: at(end) },
  });
  const { undecoded } = source;
  if (undecoded !== undefined)
    return {
      source,
      bytes,
      findings: [place('prerender-invalid-encoding', 'error', undecoded, undecoded + 1)],
      hashes: { scriptHashes: [], styleHashes: [] },
      isPrerendered: false,
    };
  const { html, findings, elementCount, ...hashes } = await prerender(source.text, options);
  const isStale = check && html !== source.text;
  return {
    source,
    bytes: encode(html, bytes),
    hashes,
    isPrerendered: elementCount > 0,
    findings: [
      ...(isStale ? [place('prerender-stale', 'error', 0, 0, { file })] : []),
      ...findings.map(({ code, severity, start, end, args }) => place(code, severity, start, end, args)),
    ],
  };
}

/** Copies the other files of input folders. */
async function copyOthers(others: readonly InputFile[], out: string, counts: OutputCounts, io: Io): Promise<void> {
  for await (const { path, place } of untilInterrupted(others, io)) {
    const bytes = await readFile(path).catch((cause: unknown) => {
      throw fail('prerender-unreadable', { file: nameOf(path, io, {}), reason: reasonOf(cause) }, cause);
    });
    counts[writeOutput(place, bytes, out, io) ? 'copied' : 'unchanged']++;
  }
}

/** The numbers of files that were written with prerendered elements, that were the same before, and that were copied. */
interface OutputCounts {
  pages: number;
  unchanged: number;
  copied: number;
}

const describeCounts = ({ pages, unchanged, copied }: OutputCounts): string =>
  [
    formatMessage(messages['prerender-done-pages'], { n: pages }),
    ...(unchanged > 0 ? [formatMessage(messages['prerender-done-unchanged'], { n: unchanged })] : []),
    ...(copied > 0 ? [formatMessage(messages['prerender-done-copied'], { n: copied })] : []),
  ].join(', ');

/** Prints or writes a page, unless it is only checked. */
async function deliverPage(
  { place }: InputFile,
  { bytes, isPrerendered }: Outcome,
  options: PrerenderCommandOptions,
  counts: OutputCounts,
  io: Io,
): Promise<void> {
  const { out } = options;
  if (isPrinted(options)) {
    await io.write(bytes);
    counts[isPrerendered ? 'pages' : 'unchanged']++;
  } else if (out !== undefined) {
    const isWritten = writeOutput(place, bytes, out, io);
    const kind = isPrerendered ? 'pages' : 'copied';
    counts[isWritten ? kind : 'unchanged']++;
  }
}

/** Prerenders pages and writes or compares them. A page that cannot be prerendered is copied as it is. */
export async function run(options: PrerenderCommandOptions, io: Io): Promise<ExitCode> {
  checkOptions(options);
  const { inputs, out, check = false, copy = false, url, styles, stylesUrl, nonce, preload, hashes = false } = options;
  const { experiments = false } = options;
  const context = await readContext(options.context, io);
  const results: FileFindings[] = [];
  const unread: UnreadFile[] = [];
  const { pages, others } = await findInputFiles(inputs, { out, copy }, io);
  const read = new Set<string>();
  const styleHashes = new Set<string>();
  const scriptHashes = new Set<string>();
  const counts: OutputCounts = { pages: 0, unchanged: 0, copied: 0 };
  const progress = createProgress(pages.length, io);
  for await (const page of untilInterrupted(pages, io)) {
    progress.step();
    const file = nameOf(page.path, io, {});
    const bytes = await readInput(page, io).catch((cause: unknown) => {
      unread.push(fail('prerender-unreadable', { file, reason: reasonOf(cause) }, cause));
    });
    if (!bytes) continue;
    read.add(file);
    const outcome = await prerenderFile(file, bytes, {
      ...(context !== undefined && { context }),
      ...(url !== undefined && { url: page.place === stdin ? url : pageUrl(url, page.place) }),
      ...(styles !== undefined && { styles }),
      ...(stylesUrl !== undefined && { stylesUrl }),
      ...(nonce !== undefined && { nonce }),
      ...(preload !== undefined && { preload }),
      experiments,
      check,
    });
    const { source, findings } = outcome;
    for (const hash of outcome.hashes.styleHashes) styleHashes.add(hash);
    for (const hash of outcome.hashes.scriptHashes) scriptHashes.add(hash);
    if (findings.length > 0) results.push({ source, findings });
    await deliverPage(page, outcome, options, counts, io);
  }
  progress.end();
  if (out !== undefined) await copyOthers(others, out, counts, io);
  if (io.signal.aborted) return 130;
  // The page or the hashes are the output; the report is not.
  const reportIo = { ...io, write: io.note, isTerminal: io.hasNoteTerminal ?? false };
  if (hashes) await (isPrinted(options) ? io.note : io.write)(policyOf({ scriptHashes, styleHashes }));
  const summary = { files: read.size, ...(!check && { outputSummary: describeCounts(counts) }) };
  return finish(
    { command: 'prerender', inputs, ...summary, unread, skipped: [], read, results, messages },
    options,
    isPrinted(options) || hashes ? reportIo : io,
  );
}
