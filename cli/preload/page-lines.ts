/** The lines of a page that is not changed. */
import { parse } from 'parse5';
import { userErrors } from '../../core/model/user-error.ts';
import { version } from '../../package.json';
import { isOwn, rootsOf } from '../prerender/own-roots.ts';
import { allElements, type TreeElement } from '../prerender/select.ts';
import type { Source } from '../text/source.ts';
import { messages } from './messages.en.ts';
import { findOtherVersion, loaderFile, type OwnScript, ownScripts } from './own-scripts.ts';
import { preloadLines } from './preload-lines.ts';
import type { Builds } from './read-chunk-list.ts';

const fail = userErrors(messages);

const loaderIn = (folder: string): OwnScript => ({ folder, file: loaderFile, nonce: '', isWithCredentials: false });

/** Returns the page's scripts with `base` as their folder; the loader in `base` if the page has no such script. */
function scriptsOf(
  elements: readonly TreeElement[],
  base: string | undefined,
  { react }: Builds,
): readonly OwnScript[] {
  const found = ownScripts(elements).filter(({ file }) => Object.hasOwn(react.files, file));
  if (base === undefined) return found;
  const folder = base === '' || base.endsWith('/') ? base : `${base}/`;
  return found.length > 0 ? found.map((script) => ({ ...script, folder })) : [loaderIn(folder)];
}

const isPrerendered = (element: TreeElement): boolean => rootsOf(element).some(isOwn);

/**
 * Returns the `<link>` lines of a page for files that its markup does not request; undefined when the page does not load the elements.
 * @throws UserError when the page loads the files of another version.
 */
export function pageLines(
  { file, text }: Source,
  base: string | undefined,
  builds: Builds,
): readonly string[] | undefined {
  const elements = allElements(parse(text));
  const scripts = scriptsOf(elements, base, builds);
  if (scripts.length === 0) return undefined;
  const other = findOtherVersion(scripts, version);
  if (other) throw fail('preload-other-version', { file, found: other.found, own: version });
  return preloadLines(elements, scripts, isPrerendered, builds).map(({ html }) => html);
}
