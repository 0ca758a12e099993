/** Writes `modulepreload` lines into prerendered pages. */
import type MagicString from 'magic-string';
import { isUserError } from '../../core/model/user-error.ts';
import { isOwnFolder, type ScriptTag } from '../preload/own-scripts.ts';
import { preloadLines } from '../preload/preload-lines.ts';
import type { Builds } from '../preload/read-chunk-list.ts';
import { reasonOf } from '../reason.ts';
import { prerenderMark } from '../text/prerendered-root.ts';
import { findingOf } from './finding.ts';
import { findHeadEnd, isInHead } from './head.ts';
import type { PrerenderFinding } from './prerender-types.ts';
import { attributeOf, type TreeElement } from './select.ts';

/** A page whose elements are prerendered. */
export interface LinesPage {
  /** All elements of the page, in order. */
  readonly elements: readonly TreeElement[];
  /** Those that were prerendered. */
  readonly prerendered: ReadonlySet<TreeElement>;
  readonly source: MagicString;
  readonly nonce: string | undefined;
}

/**
 * Returns the offset for the lines: before the script, and so after a `<base>` and a policy that apply to it; for a script in the body,
 * the end of the head.
 */
const findLinePlace = ({ element }: ScriptTag, elements: readonly TreeElement[]): number =>
  (isInHead(element) ? element.sourceCodeLocation?.startOffset : undefined) ?? findHeadEnd(elements);

const isPreload = (element: TreeElement): boolean =>
  element.tagName === 'link' && attributeOf(element, 'rel')?.toLowerCase() === 'modulepreload';

/**
 * Writes a line for each file that the page needs at once and that its markup does not request. Returns a finding if the files of this
 * package cannot be read: then no line is written.
 */
export async function writePreloadLines(
  { elements, prerendered, source, nonce }: LinesPage,
  scriptTags: readonly ScriptTag[],
  readBuilds: () => Promise<Builds>,
): Promise<PrerenderFinding | undefined> {
  const scripts = scriptTags.filter(({ folder }) => isOwnFolder(folder));
  const [first] = scripts;
  if (!first) return undefined;
  try {
    const builds = await readBuilds();
    const withNonce = scripts.map((script) => ({ ...script, nonce: script.nonce || (nonce ?? '') }));
    const lines = preloadLines(elements, withNonce, (element) => prerendered.has(element), builds, prerenderMark);
    const known = new Set(elements.filter(isPreload).map((link) => attributeOf(link, 'href')));
    const missing = lines.filter(({ href }) => !known.has(href));
    source.appendRight(findLinePlace(first, elements), missing.map(({ html }) => html).join(''));
    return undefined;
  } catch (cause) {
    // The lines are optional. A server whose bundle contains this module may not have the files of the package at all.
    const reason = isUserError(cause) ? cause.message : reasonOf(cause);
    return findingOf('prerender-no-preload', 'warn', { reason }, first.element.sourceCodeLocation?.startTag);
  }
}
