/** Writes `modulepreload` lines into prerendered pages. */
import type MagicString from 'magic-string';
import { isUserError, type UserError, userErrors } from '../../core/model/user-error.ts';
import { isOwnFolder, otherVersion, ownScripts, type ScriptTag } from '../preload/own-scripts.ts';
import { preloadLines } from '../preload/preload-lines.ts';
import type { Builds } from '../preload/read-chunk-list.ts';
import { prerenderMark } from '../text/prerendered-root.ts';
import { messages } from './messages.en.ts';
import type { PrerenderFinding } from './prerender-types.ts';
import { attributeOf, parentOf, type TreeElement, type TreeNode } from './select.ts';

const fail = userErrors(messages);

/** A page whose elements are prerendered. */
export interface LinesPage {
  /** All elements of the page, in order. */
  readonly elements: readonly TreeElement[];
  /** Those that were prerendered. */
  readonly prerendered: ReadonlySet<TreeElement>;
  readonly source: MagicString;
  readonly nonce: string | undefined;
}

function isIn(node: TreeNode, ancestor: TreeNode): boolean {
  for (let at: TreeNode | null = node; at; at = parentOf(at)) if (at === ancestor) return true;
  return false;
}

/**
 * Returns the offset for the lines: before the script, and so after a `<base>` and a policy that apply to it; for a script in the body,
 * the end of a `<head>` that is in the source.
 */
function placeFor({ element }: ScriptTag, elements: readonly TreeElement[]): number | undefined {
  const head = elements.find(({ tagName }) => tagName === 'head');
  const { endTag, endOffset } = head?.sourceCodeLocation ?? {};
  const end = endTag?.startOffset ?? endOffset;
  return end === undefined || (head && isIn(element, head)) ? element.sourceCodeLocation?.startOffset : end;
}

const isPreload = (element: TreeElement): boolean =>
  element.tagName === 'link' && attributeOf(element, 'rel')?.toLowerCase() === 'modulepreload';

/** Returns the finding about an error, at a script. */
function findingOf(
  { code, args, message, help = '' }: UserError,
  { sourceCodeLocation }: TreeElement,
): PrerenderFinding {
  const { startOffset: start = 0, endOffset: end = 0 } = sourceCodeLocation?.startTag ?? {};
  return { code, severity: 'warn', args, message, help, start, end };
}

/**
 * Writes a line for each file that the page needs at once and that its markup does not request. Returns a finding if the files of the
 * page are not those of this package: then no line is written.
 */
export async function writePreloadLines(
  { elements, prerendered, source, nonce }: LinesPage,
  version: string,
  readBuilds: () => Promise<Builds>,
): Promise<PrerenderFinding | undefined> {
  const scripts = ownScripts(elements).filter(({ folder }) => isOwnFolder(folder));
  const [first] = scripts;
  const place = first && placeFor(first, elements);
  if (!first || place === undefined) return undefined;
  const other = otherVersion(scripts, version);
  if (other)
    return findingOf(fail('prerender-other-version', { found: other.found, own: version }), other.script.element);
  try {
    const builds = await readBuilds();
    const withNonce = scripts.map((script) => ({ ...script, nonce: script.nonce || (nonce ?? '') }));
    const lines = preloadLines(elements, withNonce, (element) => prerendered.has(element), builds);
    const known = new Set(elements.filter(isPreload).map((link) => attributeOf(link, 'href')));
    const missing = lines.filter(({ href }) => !known.has(href));
    source.appendRight(place, missing.map(({ html }) => html.replace('<link', `<link ${prerenderMark}`)).join(''));
    return undefined;
  } catch (cause) {
    if (!isUserError(cause)) throw cause;
    return findingOf(fail('prerender-no-preload', { reason: cause.message }, cause), first.element);
  }
}
