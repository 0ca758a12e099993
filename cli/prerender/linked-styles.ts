/** Links the stylesheet that prerendered roots share, `prerendered.css`, which the build writes beside the chunks (tools/build/prerendered-sheet.ts). */
import type MagicString from 'magic-string';
import { hash, prerenderMark, type Range } from '../text/prerendered-root.ts';
import { attributeOf, childNodes, selectAll, type TreeElement, type TreeNode } from './select.ts';

const fileName = 'prerendered.css';

/** Returns the name of a stylesheet in `prerendered.css`: its rules apply to views whose `data-site-view` contains it. */
export const sheetName = (css: string): string => hash(css).slice(-4);

const ownScript = /^([^?#]*\/)?site(?:-[a-z0-9-]+)?\.js(?:[?#].*)?$/;

/** Returns the URL of `prerendered.css` beside the script of the page; undefined without such a script. */
export const stylesheetBesideScript = (tree: TreeNode): string | undefined =>
  selectAll(tree, 'script[type="module" i][src]').flatMap((script) => {
    const match = ownScript.exec(attributeOf(script, 'src')?.trim() ?? '');
    return match ? [`${match[1] ?? ''}${fileName}`] : [];
  })[0];

/** Removes the link of an earlier run from the source. Returns its range. */
export function removeOwnLinks(tree: TreeNode, source: MagicString): readonly Range[] {
  return selectAll(tree, `head > link[${prerenderMark}]`).flatMap((link) => {
    const { startOffset: start, endOffset: end } = link.sourceCodeLocation ?? {};
    if (start === undefined || end === undefined) return [];
    source.remove(start, end);
    return [{ start, end }];
  });
}

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
  const nodes = selectAll(tree, 'head > *').filter((node) => attributeOf(node, prerenderMark) === undefined);
  const isLinked = nodes.some((node) => node.tagName === 'link' && attributeOf(node, 'href') === url);
  if (!isLinked) source.appendLeft(endOfHead(tree, nodes), link);
}
