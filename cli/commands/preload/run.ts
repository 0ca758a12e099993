import { formatMessage } from '../../../core/model/message-format.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { type Page, readPage } from '../../lint/page/page.ts';
import { packageRoot } from '../../package-root.ts';
import { readSources } from '../../run/inputs.ts';
import type { ChunkList } from '../../preload/chunk-list.ts';
import { messages } from '../../preload/messages.en.ts';
import { neededFiles } from '../../preload/needed-files.ts';
import { isSlim, loaderFile, type OwnScript, ownScripts, versionIn } from '../../preload/own-scripts.ts';
import { type Builds, readBuilds } from '../../preload/read-chunk-list.ts';

const fail = userErrors(messages);

export interface PreloadOptions {
  readonly inputs: readonly string[];
  /** Address of the folder with the files; absent for the one that the page itself names. */
  readonly base?: string;
  /** The package whose builds are meant; absent for this one. */
  readonly root?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Uses the credentials mode of the script's own imports: a module is fetched once, and the first request decides how.
 * The priority is low because the author's markup renders without the scripts. At the default priority they delay the
 * images of the page and do not arrive earlier on a slow network (bench/README.md, "First render").
 */
function lineOf({ folder, nonce, isWithCredentials }: OwnScript, file: string, { files }: ChunkList): string {
  const credentials = isWithCredentials ? '="use-credentials"' : '';
  const lent = nonce && ` nonce="${escaped(nonce)}"`;
  const href = escaped(folder + file);
  return `<link rel="modulepreload" href="${href}" integrity="${files[file]?.integrity}" crossorigin${credentials}${lent} fetchpriority="low">`;
}

const loaderIn = (folder: string): OwnScript => ({ folder, file: loaderFile, nonce: '', isWithCredentials: false });

/** The page's script tags as if they lay in `base`; without any, the loader in `base`. */
function scriptsOf(page: Page, base: string | undefined, { react }: Builds): readonly OwnScript[] {
  const found = ownScripts(page).filter(({ file }) => Object.hasOwn(react.files, file));
  if (base === undefined) return found;
  const folder = base === '' || base.endsWith('/') ? base : `${base}/`;
  return found.length > 0 ? found.map((script) => ({ ...script, folder })) : [loaderIn(folder)];
}

/** The build that lies in the script's folder. */
function listOf({ folder }: OwnScript, file: string, { version, react, slim }: Builds): ChunkList {
  const found = versionIn(folder) ?? version;
  if (found !== version) throw fail('preload-other-version', { file, found, own: version });
  return isSlim(folder) ? slim : react;
}

/**
 * What the markup does not ask for itself, each file once. Absent where the page does not load the elements at all.
 */
function linesOf(page: Page, base: string | undefined, builds: Builds): readonly string[] | undefined {
  const scripts = scriptsOf(page, base, builds);
  if (scripts.length === 0) return undefined;
  const lines = new Map<string, string>();
  for (const script of scripts) {
    const list = listOf(script, page.source.file, builds);
    for (const file of neededFiles(script, page, list)) lines.set(script.folder + file, lineOf(script, file, list));
  }
  for (const { folder, file } of scripts) lines.delete(folder + file);
  return [...lines.values()];
}

interface PageLines {
  readonly file: string;
  readonly lines: readonly string[] | undefined;
}

function print({ file, lines }: PageLines, isOneOfSeveral: boolean, io: Io): void {
  if (!lines) io.note(`${formatMessage(messages['preload-no-script'], { file })}\n`);
  else if (lines.length === 0) io.note(`${formatMessage(messages['preload-nothing'], { file })}\n`);
  else io.write(`${isOneOfSeveral ? `<!-- ${file} -->\n` : ''}${lines.join('\n')}\n`);
}

/** Prints the lines of each page, with the page's name above them where there are several. */
export async function run({ inputs, base, root }: PreloadOptions, io: Io): Promise<ExitCode> {
  const builds = await readBuilds(root ?? (await packageRoot()));
  const pages: PageLines[] = [];
  for await (const source of readSources(inputs, ['html', 'htm'], io))
    pages.push({ file: source.file, lines: linesOf(readPage(source), base, builds) });
  if (io.signal.aborted) return 130;
  const [first] = pages;
  if (first && pages.every(({ lines }) => !lines)) throw fail('preload-no-script', { file: first.file });
  for (const page of pages) print(page, pages.length > 1, io);
  return 0;
}
