import { userErrors } from '../../core/model/user-error.ts';
import { version } from '../../package.json';
import type { Page } from '../lint/page/page.ts';
import type { ChunkList } from './chunk-list.ts';
import { messages } from './messages.en.ts';
import { neededFiles } from './needed-files.ts';
import { isSlim, loaderFile, type OwnScript, ownScripts, versionIn } from './own-scripts.ts';
import type { Builds } from './read-chunk-list.ts';

const fail = userErrors(messages);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Uses the credentials mode of the script's own imports: a module is fetched once, and the first request decides how.
 * The priority is low because the author's markup renders without the scripts. At the default priority they delay the
 * images of the page and do not arrive earlier on a slow network (bench/README.md, "First render").
 */
function lineOf({ folder, nonce, isWithCredentials }: OwnScript, file: string, { files }: ChunkList): string {
  const credentials = isWithCredentials ? '="use-credentials"' : '';
  const nonceAttribute = nonce && ` nonce="${escaped(nonce)}"`;
  const href = escaped(folder + file);
  return `<link rel="modulepreload" href="${href}" integrity="${files[file]?.integrity}" crossorigin${credentials}${nonceAttribute} fetchpriority="low">`;
}

const loaderIn = (folder: string): OwnScript => ({ folder, file: loaderFile, nonce: '', isWithCredentials: false });

/** Returns the page's script tags with `base` as their folder; the loader in `base` if the page has no such tag. */
function scriptsOf(page: Page, base: string | undefined, { react }: Builds): readonly OwnScript[] {
  const found = ownScripts(page).filter(({ file }) => Object.hasOwn(react.files, file));
  if (base === undefined) return found;
  const folder = base === '' || base.endsWith('/') ? base : `${base}/`;
  return found.length > 0 ? found.map((script) => ({ ...script, folder })) : [loaderIn(folder)];
}

/** Returns the chunk list of the build in the script's folder. */
function listOf({ folder }: OwnScript, file: string, { react, slim }: Builds): ChunkList {
  const found = versionIn(folder) ?? version;
  if (found !== version) throw fail('preload-other-version', { file, found, own: version });
  return isSlim(folder) ? slim : react;
}

/**
 * Returns the `<link>` lines of a page for files that its markup does not request, each file once; undefined when the page
 * does not load the elements.
 */
export function preloadLines(page: Page, base: string | undefined, builds: Builds): readonly string[] | undefined {
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
