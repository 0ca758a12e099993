/** Finds the end of the head in the source of a page. */
import { childNodes, parentOf, type TreeElement } from './select.ts';

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

/** Returns whether an element is in the head. */
export function isInHead(element: TreeElement): boolean {
  for (let at = parentOf(element); at; at = parentOf(at)) if (at.nodeName === 'head') return true;
  return false;
}

/** Returns the offset of the end of the head, whose tags may be missing. `elements` are those of the page, in order. */
export function findHeadEnd(elements: readonly TreeElement[]): number {
  const html = elements.find(({ tagName }) => tagName === 'html');
  const head = elements.find(({ tagName }) => tagName === 'head');
  const tree = html && parentOf(html);
  const doctype = tree && childNodes(tree).find(({ nodeName }) => nodeName === '#documentType');
  const last = head && childNodes(head).findLast(({ nodeName }) => headNodes.has(nodeName));
  return (
    head?.sourceCodeLocation?.endTag?.startOffset ??
    last?.sourceCodeLocation?.endOffset ??
    head?.sourceCodeLocation?.startTag?.endOffset ??
    html?.sourceCodeLocation?.startTag?.endOffset ??
    doctype?.sourceCodeLocation?.endOffset ??
    0
  );
}
