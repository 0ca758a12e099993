import type { TreeElement } from '../prerender/select.ts';
import { attributeText } from '../text/attribute-text.ts';
import type { ChunkList } from './chunk-list.ts';
import { type IsPrerendered, neededFiles } from './needed-files.ts';
import { isSlim, type OwnScript } from './own-scripts.ts';
import type { Builds } from './read-chunk-list.ts';

/** A `<link>`, and the URL in it. */
export interface PreloadLine {
  readonly href: string;
  readonly html: string;
}

/**
 * Uses the credentials mode of the script's own imports: a module is fetched once, and the first request decides how.
 * The priority is low because the author's markup renders without the scripts. At the default priority they delay the
 * images of the page and do not arrive earlier on a slow network (bench/README.md, "First render").
 */
function lineOf(
  { folder, nonce, isWithCredentials }: OwnScript,
  file: string,
  { files }: ChunkList,
  mark: string,
): PreloadLine {
  const credentials = isWithCredentials ? '="use-credentials"' : '';
  const href = folder + file;
  return {
    href,
    html: `<link${mark && ` ${mark}`} rel="modulepreload"${attributeText('href', href)} integrity="${files[file]?.integrity}" crossorigin${credentials}${attributeText('nonce', nonce || undefined)} fetchpriority="low">`,
  };
}

/** Returns the `<link>` lines of a page with these scripts, for files that they request later, each file once. `mark` is an attribute of each. */
export function preloadLines(
  elements: readonly TreeElement[],
  scripts: readonly OwnScript[],
  isPrerendered: IsPrerendered,
  { react, slim }: Builds,
  mark = '',
): readonly PreloadLine[] {
  const lines = new Map<string, PreloadLine>();
  for (const script of scripts) {
    const list = isSlim(script.folder) ? slim : react;
    for (const file of neededFiles(script, elements, isPrerendered, list))
      lines.set(script.folder + file, lineOf(script, file, list, mark));
  }
  for (const { folder, file } of scripts) lines.delete(folder + file);
  return [...lines.values()];
}
