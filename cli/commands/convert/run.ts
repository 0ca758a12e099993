import { closeSync, openSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { userErrors } from '../../../core/model/user-error.ts';
import { type ExitCode, type Io, noteError } from '../../command.ts';
import { elementsFolder } from '../../convert/convert-site-page.ts';
import { headLength, publishedUrl } from '../../convert/files/published-url.ts';
import { SavedFiles } from '../../convert/files/saved-files.ts';
import { messages } from '../../convert/messages.en.ts';
import { builderScripts } from '../../convert/scripts.ts';
import { bundlesFolder, packageRoot } from '../../package-root.ts';
import { reasonOf } from '../../reason.ts';
import { finish } from '../../report/finish.ts';
import { saveReport } from '../../report/save-report.ts';
import { allInputs } from '../../run/inputs.ts';
import { findInputFiles, type InputFile, stdin, untilInterrupted } from '../../run/output-files.ts';
import { isReadableAgain } from '../../run/stored-findings.ts';
import { decode } from '../../text/decode.ts';
import { withSlashes } from '../../text/with-slashes.ts';
import type { ConvertCommandOptions } from './convert-options.ts';
import { convertPages } from './convert-pages.ts';
import { convertOtherFiles, copyFiles } from './other-files.ts';
import { Output } from './output.ts';
import { Results } from './results.ts';

const fail = userErrors(messages);

const isPrinted = ({ inputs, dryRun = false }: ConvertCommandOptions): boolean => inputs[0] === stdin && !dryRun;

function checkOptions(options: ConvertCommandOptions): void {
  const { inputs, out, dryRun = false, report } = options;
  if (inputs.includes(stdin) && inputs.length > 1) throw fail('convert-stdin-not-alone');
  if (isPrinted(options) && out !== undefined) throw fail('convert-stdin-out');
  if (!dryRun && out === undefined && !isPrinted(options)) throw fail('convert-no-output');
  if (report !== undefined && !['.html', '.json'].includes(extname(report)))
    throw fail('convert-report-format', { file: report });
}

/** The files of the elements, by their path in the output folder. */
async function elementFiles(): Promise<readonly InputFile[]> {
  const folder = join(await packageRoot(), bundlesFolder);
  await stat(folder).catch((cause: unknown) => {
    throw fail('convert-no-elements', { reason: reasonOf(cause) }, cause);
  });
  const { listFiles } = await import('../../run/glob-files.ts');
  const paths = await listFiles(folder, ['**/*']);
  return paths.map((path) => ({
    path: resolve(path),
    place: join(elementsFolder, resolve(path).slice(resolve(folder).length + 1)),
  }));
}

type PublishedPage = readonly [url: string, path: string];

/** Returns the text of the head of a file; empty if it cannot be read. */
function headOf(path: string, buffer: Buffer): string {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    return decode(buffer.subarray(0, readSync(file, buffer, 0, buffer.length, 0)));
  } catch {
    return '';
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Returns the URLs under which pages were published, with the places of their files. */
async function publishedPages(pages: readonly InputFile[], io: Io): Promise<readonly PublishedPage[]> {
  const published: PublishedPage[] = [];
  const buffer = Buffer.alloc(headLength);
  for await (const { path, place } of untilInterrupted(pages, io)) {
    // A pipe can be read only once.
    const url = isReadableAgain(path, io) ? publishedUrl(headOf(path, buffer)) : undefined;
    if (url !== undefined) published.push([url, withSlashes(place)]);
  }
  return published;
}

/** Prints the list of scripts that are removed, with the patterns by which they are found. */
function explainScripts(io: Io): ExitCode {
  for (const { purpose, url, attribute } of builderScripts) {
    const patterns = [url && `  URL: ${url.source}`, attribute && `  attribute: ${attribute.source}`];
    void io.write(`${[purpose, ...patterns.filter(Boolean)].join('\n')}\n`);
  }
  return 0;
}

/** Converts pages, and writes them with the other files of their folders. */
export async function run(options: ConvertCommandOptions, io: Io): Promise<ExitCode> {
  if (options.explainScripts) return explainScripts(io);
  checkOptions(options);
  const { inputs, out, dryRun = false, force = false, report } = options;
  const named = await allInputs(inputs, {}, io);
  const { pages, others } = await findInputFiles(named, { out, copy: !isPrinted(options) }, io);
  const places = [...pages, ...others].map(({ place }) => withSlashes(place));
  const site = { places, published: await publishedPages(pages, io) };
  const files = new SavedFiles(site.places, site.published);
  const output = out === undefined || dryRun ? undefined : new Output(out, force, io);
  // Before any page is written.
  const elements = output && options.elements === undefined ? await elementFiles() : [];
  const results = new Results(report !== undefined);
  const { hosts, hasElements } = await convertPages(pages, { files, output, results }, { ...options, site }, io);
  if (!isPrinted(options)) await convertOtherFiles(others, { files, output, results }, { hosts, out }, io);
  if (output && hasElements) await copyFiles(elements, output, io);
  if (io.signal.aborted) return 130;
  if (report !== undefined) await saveReport(report, results.reportText(report), { inputs, force }, io);
  // The page or the diff is the output; the report is not.
  const reportIo = output ? io : { ...io, write: io.note, isTerminal: io.hasNoteTerminal ?? false };
  const { findings, unread, read } = results;
  const exitCode = await finish(
    {
      ...{ command: 'convert', inputs, files: read.size, unread, skipped: [], read, results: findings, messages },
      ...(output && { outputSummary: output.summary }),
    },
    options,
    reportIo,
  );
  if (!output?.refusal) return exitCode;
  noteError(output.refusal, io);
  return 2;
}
