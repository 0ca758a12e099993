import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Severity } from '../../../core/model/finding.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import { type ExitCode, type Io, noteError } from '../../command.ts';
import { type ConvertedPart, convertSitePage, elementsFolder } from '../../convert/convert-site-page.ts';
import { mapCss } from '../../convert/files/map-css.ts';
import { SavedFiles } from '../../convert/files/saved-files.ts';
import type { Outcome } from '../../convert/job.ts';
import { messages } from '../../convert/messages.en.ts';
import { htmlReport, type ReportedPage, reportPage } from '../../convert/report.ts';
import { builderScripts } from '../../convert/scripts.ts';
import type { PlacedFinding } from '../../finding.ts';
import { fixText } from '../../lint/fix/apply-fixes.ts';
import { bundlesFolder, packageRoot } from '../../package-root.ts';
import { reasonOf } from '../../reason.ts';
import { finish } from '../../report/finish.ts';
import type { FileFindings, ReportOptions, UnreadFile } from '../../report/report-types.ts';
import { saveReport } from '../../report/save-report.ts';
import { unifiedDiff } from '../../run/fix/unified-diff.ts';
import { allInputs, nameOf } from '../../run/inputs.ts';
import { findInputFiles, type InputFile, readInput, stdin } from '../../run/output-files.ts';
import { createProgress } from '../../run/progress.ts';
import { encode, sourceOf } from '../../text/decode.ts';
import { positionAt, type Source } from '../../text/source.ts';
import { withSlashes } from '../../text/with-slashes.ts';
import { Output } from './output.ts';

const fail = userErrors(messages);

export interface ConvertCommandOptions extends ReportOptions {
  readonly inputs: readonly string[];
  readonly out?: string;
  /** Prints a diff instead of writing. */
  readonly dryRun?: boolean;
  /** The URL of the folder with the loader. */
  readonly elements?: string;
  /** Prerenders the converted pages. */
  readonly prerender?: boolean;
  /** The file of the report. */
  readonly report?: string;
  /** Lists the scripts that are removed. */
  readonly explainScripts?: boolean;
}

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

const severities: Readonly<Record<Outcome, Severity>> = { left: 'warn', decide: 'info', converted: 'info' };

/** The codes of parts of which a page may have hundreds, and the codes that count them. */
const counted: Readonly<Record<string, 'convert-missing-files' | 'convert-missing-pages'>> = {
  'convert-missing-file': 'convert-missing-files',
  'convert-missing-page': 'convert-missing-pages',
};

type FoundPart = Omit<ConvertedPart, 'newStart'>;

/** Returns the parts with one in place of all that are counted. */
function counts(parts: readonly ConvertedPart[]): readonly FoundPart[] {
  const shown: FoundPart[] = parts.filter(({ outcome, code }) => outcome !== 'converted' && !counted[code]);
  for (const [one, code] of Object.entries(counted)) {
    const alike = parts.filter((part) => part.code === one);
    const [first] = alike;
    if (first) shown.push({ ...first, code, args: { ...first.args, n: alike.length } });
  }
  return shown;
}

/** Returns the findings of a page: what was left, and what needs a decision. */
function findingsOf(file: string, text: string, parts: readonly ConvertedPart[]): readonly PlacedFinding[] {
  const at = positionAt(text);
  return counts(parts).map(({ outcome, code, args, start, end }) => ({
    ...{ rule: 'convert', file, code, severity: severities[outcome], args },
    ...{ start: at(start), end: at(end) },
  }));
}

/** A page after conversion. */
interface Outcomes {
  readonly source: Source;
  /** The text that is written. */
  readonly text: string;
  /** The text before it was prerendered. */
  readonly converted: string;
  readonly hosts: readonly string[];
  readonly bytes: Buffer;
  readonly findings: readonly PlacedFinding[];
  readonly parts: readonly ConvertedPart[];
  readonly mapped: number;
}

async function convertFile(
  file: string,
  { place }: InputFile,
  bytes: Buffer,
  files: SavedFiles,
  { elements, prerender = false }: ConvertCommandOptions,
): Promise<Outcomes | undefined> {
  const source = sourceOf(file, bytes);
  if (source.undecoded !== undefined) return undefined;
  const page = withSlashes(place === stdin ? 'index.html' : place);
  const { text, parts, mapped, hosts } = convertSitePage(source, page, files, elements);
  const prerendered = prerender ? (await (await import('../../prerender.ts')).prerender(text)).html : text;
  return {
    ...{ source, text: prerendered, converted: text, parts, mapped, hosts },
    bytes: encode(prerendered, bytes),
    findings: findingsOf(file, source.text, parts),
  };
}

/** The files of a site, and the hosts at which it was. */
interface SiteFiles {
  readonly files: SavedFiles;
  readonly hosts: Iterable<string>;
}

/** Copies the other files of a site; the URLs of stylesheets lead to its files. */
async function copyFiles(
  others: readonly InputFile[],
  { files, hosts }: SiteFiles,
  output: Output,
  io: Io,
): Promise<void> {
  for (const { path, place } of others) {
    if (io.signal.aborted) return;
    const bytes = await readFile(path).catch((cause: unknown) => {
      throw fail('convert-unreadable', { file: nameOf(path, io, {}), reason: reasonOf(cause) }, cause);
    });
    const source = /\.css$/i.test(place) ? sourceOf(place, bytes) : undefined;
    const mapped =
      source && source.undecoded === undefined
        ? encode(fixText(source.text, mapCss(source.text, withSlashes(place), files, hosts).fixes), bytes)
        : bytes;
    await output.write(place, mapped, 'copied');
  }
}

/** Prints the list of scripts that are removed, with the patterns by which they are found. */
function explainScripts(io: Io): ExitCode {
  for (const { purpose, url, attribute } of builderScripts) {
    const patterns = [url && `  URL: ${url.source}`, attribute && `  attribute: ${attribute.source}`];
    void io.write(`${[purpose, ...patterns.filter(Boolean)].join('\n')}\n`);
  }
  return 0;
}

function reportText(pages: readonly ReportedPage[], file: string): string {
  return extname(file) === '.html' ? htmlReport(pages) : `${JSON.stringify({ pages }, undefined, 2)}\n`;
}

/** The pages of a run after their conversion. */
interface ConvertedPages {
  readonly results: readonly FileFindings[];
  readonly unread: readonly UnreadFile[];
  readonly reported: readonly ReportedPage[];
  readonly read: ReadonlySet<string>;
  /** The hosts of the site. */
  readonly hosts: ReadonlySet<string>;
  /** Whether a page has elements of ours. */
  readonly hasElements: boolean;
}

/** Converts pages one after the other, and writes or prints each. */
async function convertPages(
  pages: readonly InputFile[],
  files: SavedFiles,
  output: Output | undefined,
  options: ConvertCommandOptions,
  io: Io,
): Promise<ConvertedPages> {
  const { dryRun = false, report } = options;
  const results: FileFindings[] = [];
  const unread: UnreadFile[] = [];
  const reported: ReportedPage[] = [];
  const [read, hosts] = [new Set<string>(), new Set<string>()];
  const progress = createProgress(pages.length, io);
  let hasElements = false;
  for (const page of pages) {
    if (io.signal.aborted) break;
    progress.step();
    const file = nameOf(page.path, io, {});
    const place = withSlashes(page.place);
    const bytes = await readInput(page, io).catch((cause: unknown) => {
      unread.push(fail('convert-unreadable', { file, reason: reasonOf(cause) }, cause));
    });
    if (!bytes) continue;
    read.add(file);
    const outcome = await convertFile(file, page, bytes, files, options);
    if (!outcome) {
      unread.push(fail('convert-invalid-encoding', { file }));
      await output?.write(page.place, bytes, 'copied');
      continue;
    }
    const { source, text, converted, findings, parts, mapped } = outcome;
    for (const host of outcome.hosts) hosts.add(host);
    if (findings.length > 0) results.push({ source, findings });
    if (report !== undefined)
      reported.push(reportPage(file, place, { parts, mapped, before: source.text, after: converted }));
    hasElements ||= parts.some(({ code }) => code === 'convert-converted');
    if (dryRun) await io.write(unifiedDiff(place, source.text, text));
    else if (output) await output.write(page.place, outcome.bytes, 'pages');
    else await io.write(outcome.bytes);
  }
  progress.end();
  return { results, unread, reported, read, hosts, hasElements };
}

/** Converts pages, and writes them with the other files of their folders. */
export async function run(options: ConvertCommandOptions, io: Io): Promise<ExitCode> {
  if (options.explainScripts) return explainScripts(io);
  checkOptions(options);
  const { inputs, out, dryRun = false, force = false, report } = options;
  const named = await allInputs(inputs, {}, io);
  const { pages, others } = await findInputFiles(named, { out, copy: !isPrinted(options) }, io);
  const files = new SavedFiles([...pages, ...others].map(({ place }) => withSlashes(place)));
  const output = out === undefined || dryRun ? undefined : new Output(out, force, io);
  // Before any page is written.
  const elements = output && options.elements === undefined ? await elementFiles() : [];
  const { results, unread, reported, read, hosts, hasElements } = await convertPages(pages, files, output, options, io);
  if (output) await copyFiles(hasElements ? [...others, ...elements] : others, { files, hosts }, output, io);
  if (io.signal.aborted) return 130;
  if (report !== undefined) await saveReport(report, [reportText(reported, report)], { inputs, force }, io);
  // The page or the diff is the output; the report is not.
  const reportIo = output ? io : { ...io, write: io.note, isTerminal: io.hasNoteTerminal ?? false };
  const exitCode = await finish(
    {
      ...{ command: 'convert', inputs, files: read.size, unread, skipped: [], read, results, messages },
      ...(output && { outputSummary: output.summary }),
    },
    options,
    reportIo,
  );
  if (!output?.refusal) return exitCode;
  noteError(output.refusal, io);
  return 2;
}
