/** Links the stylesheet that prerendered roots share, `prerendered.css`, which the build writes beside the chunks (tools/build/prerendered-sheet.ts). */
import type MagicString from 'magic-string';
import { ownScripts } from '../preload/own-scripts.ts';
import { hash } from '../text/prerendered-root.ts';
import { allElements, attributeOf, childNodes, selectAll, type TreeElement, type TreeNode } from './select.ts';

const fileName = 'prerendered.css';

/** Returns the name of a stylesheet in `prerendered.css`: its rules apply to views whose `data-site-view` contains it. */
export const sheetName = (css: string): string => hash(css).slice(-4);

/** Returns the URL of `prerendered.css` beside the script of the page; undefined without such a script. */
export const stylesheetBesideScript = (tree: TreeNode): string | undefined =>
  ownScripts(allElements(tree)).map(({ folder }) => `${folder}${fileName}`)[0];

/** The nodes whose locations are needed to find the end of the head. */
export const headNodes: ReadonlySet<string> = new Set([
  '#documentType',
  'html',
  'head',
  'base',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'title',
]);

/** The offset of the end of the head, whose tags may be missing. */
function endOfHead(tree: TreeNode, nodes: readonly TreeElement[]): number {
  const [html] = selectAll(tree, 'html');
  const [head] = selectAll(tree, 'head');
  const doctype = childNodes(tree).find(({ nodeName }) => nodeName === '#documentType');
  return (
    head?.sourceCodeLocation?.endTag?.startOffset ??
    nodes.at(-1)?.sourceCodeLocation?.endOffset ??
    head?.sourceCodeLocation?.startTag?.endOffset ??
    html?.sourceCodeLocation?.startTag?.endOffset ??
    doctype?.sourceCodeLocation?.endOffset ??
    0
  );
}

/**
 * Writes a link into the `<head>`, without which some engines paint the roots before their links are loaded. A page that has its own
 * link to the same URL stays as it is.
 */
export function linkInHead(tree: TreeNode, source: MagicString, link: string, url: string): void {
  const nodes = selectAll(tree, 'head > *');
  const isLinked = nodes.some((node) => node.tagName === 'link' && attributeOf(node, 'href') === url);
  if (!isLinked) source.appendLeft(endOfHead(tree, nodes), link);
}
