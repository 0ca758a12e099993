import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import type { PlacedFinding } from '../../finding.ts';
import { messages } from '../../prerender/messages.en.ts';
import { prerender } from '../../prerender.ts';
import { reasonOf } from '../../reason.ts';
import { finish } from '../../report/finish.ts';
import type { FileFindings, ReportOptions, UnreadFile } from '../../report/report-types.ts';
import { findFiles, nameOf } from '../../run/inputs.ts';
import { encode, sourceOf } from '../../text/decode.ts';
import { positionAt } from '../../text/source.ts';
import { withSlashes } from '../../text/with-slashes.ts';

const fail = userErrors(messages);

export interface PrerenderCommandOptions extends ReportOptions {
  readonly inputs: readonly string[];
  readonly out?: string;
  /** Reports stale pages instead of writing any. */
  readonly check?: boolean;
  readonly url?: string;
  readonly context?: string;
  readonly nonce?: string;
}

/** A page, and its path in the output folder and below `--url`. */
interface PageFile {
  readonly path: string;
  readonly place: string;
}

const stdin = '-';

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/** Lists the pages. Those of a folder keep their place in it, others their place in the working directory. */
async function pageFiles(inputs: readonly string[], io: Io): Promise<readonly PageFile[]> {
  const pages = new Map<string, PageFile>();
  for (const input of inputs) {
    const folder = resolve(io.cwd, input);
    const base = input !== stdin && (await isFolder(folder)) ? folder : io.cwd;
    for (const path of await findFiles([input], ['html', 'htm'], io))
      if (!pages.has(path)) pages.set(path, { path, place: path === stdin ? stdin : relative(base, path) });
  }
  return [...pages.values()];
}

async function readContext(file: string | undefined, { cwd }: Io): Promise<unknown> {
  if (file === undefined) return undefined;
  try {
    return JSON.parse(await readFile(resolve(cwd, file), 'utf8'));
  } catch (cause) {
    throw fail('prerender-context-unreadable', { file, reason: reasonOf(cause) }, cause);
  }
}

async function readBytes({ path }: PageFile, io: Io): Promise<Buffer> {
  if (path !== stdin) return readFile(path);
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function write({ path, place }: PageFile, bytes: Buffer, out: string | undefined, io: Io): Promise<void> {
  if (path === stdin) {
    await io.write(bytes.toString());
    return;
  }
  const target = join(resolve(io.cwd, out ?? ''), place);
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  } catch (cause) {
    throw fail('prerender-unwritable', { file: withSlashes(relative(io.cwd, target)), reason: reasonOf(cause) }, cause);
  }
}

/** Returns the URL of a page below `--url`; `index.html` is its folder. */
const urlOf = (base: string | undefined, place: string): string | undefined =>
  base === undefined
    ? undefined
    : new URL(withSlashes(place).replace(/(^|\/)index\.html?$/, '$1'), base.replace(/\/?$/, '/')).href;

function checkOptions({ inputs, out, check = false, url }: PrerenderCommandOptions): void {
  const isPrinted = inputs.length === 1 && inputs[0] === stdin;
  if (!check && out === undefined && !isPrinted) throw fail('prerender-no-output');
  if (inputs.includes(stdin) && !isPrinted) throw fail('prerender-stdin-not-alone');
  if (url !== undefined && !URL.canParse(url)) throw fail('prerender-url-invalid', { url });
}

/** Prerenders pages and writes or compares them. A page that cannot be prerendered is copied as it is. */
export async function run(options: PrerenderCommandOptions, io: Io): Promise<ExitCode> {
  checkOptions(options);
  const { inputs, out, check = false, url, nonce } = options;
  const context = await readContext(options.context, io);
  const results: FileFindings[] = [];
  const unread: UnreadFile[] = [];
  const read = new Set<string>();
  const pages = await pageFiles(inputs, io);
  for (const page of pages) {
    if (io.signal.aborted) return 130;
    const file = nameOf(page.path, io, {});
    const bytes = await readBytes(page, io).catch((cause: unknown) => {
      unread.push(fail('prerender-unreadable', { file, reason: reasonOf(cause) }, cause));
    });
    if (!bytes) continue;
    read.add(file);
    const source = sourceOf(file, bytes);
    const findings: PlacedFinding[] = [];
    const at = positionAt(source.text);
    const report = ({
      code,
      severity,
      args,
      start,
      end,
    }: Pick<PlacedFinding, 'code' | 'severity' | 'args'> & Record<'start' | 'end', number>): void => {
      findings.push({ rule: 'prerender', file, code, severity, args, start: at(start), end: at(end) });
    };
    if (source.undecoded !== undefined) {
      report({
        code: 'prerender-invalid-encoding',
        severity: 'error',
        args: {},
        start: source.undecoded,
        end: source.undecoded + 1,
      });
      if (!check) await write(page, bytes, out, io);
    } else {
      const pageUrl = urlOf(url, page.place);
      const rendered = await prerender(source.text, {
        ...(context !== undefined && { context }),
        ...(pageUrl !== undefined && { url: pageUrl }),
        ...(nonce !== undefined && { nonce }),
      });
      for (const { code, severity, args, start, end } of rendered.findings)
        report({ code, severity, args, start, end });
      if (check && rendered.html !== source.text)
        report({ code: 'prerender-stale', severity: 'error', args: {}, start: 0, end: 0 });
      if (!check) await write(page, encode(rendered.html, bytes), out, io);
    }
    if (findings.length > 0) results.push({ source, findings });
  }
  return finish(
    { command: 'prerender', inputs, files: read.size, unread, skipped: [], read, results, messages },
    options,
    io,
  );
}
