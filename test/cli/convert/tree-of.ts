/** The tree of a page as browsers read it, without what `convert` adds. */
import assert from 'node:assert/strict';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;

/** Whether `convert` has put an element around others. */
function isAdded(node: Element): boolean {
  if (node.tagName.startsWith('site-') || attribute(node, 'data-location') !== undefined) return true;
  const { parentNode: parent } = node;
  return node.tagName === 'form' && attribute(node, 'method') === 'get' && parent?.nodeName === 'site-search';
}

/** The elements that are around exactly one other, which has one of these names. */
const around: Readonly<Record<string, RegExp>> = {
  'site-events': /^div$/,
  'site-search': /^form$/,
  'site-form': /^form$/,
  'site-account': /^a$/,
};

/** Returns the names and the texts of a page, nested by brackets. Asserts that elements are around the parts that they are for. */
export function treeOf(html: string): string {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) parts.push(node.value);
    // Lazy images change, and forms get fields.
    if (/^(?:img|noscript|input)$/.test(node.nodeName) || !('childNodes' in node)) return;
    const wanted = around[node.nodeName];
    if (wanted)
      assert.ok(node.childNodes.length === 1 && wanted.test(node.childNodes[0]?.nodeName ?? ''), node.nodeName);
    const isShown = isElement(node) && !isAdded(node);
    if (isShown) parts.push(`<${node.tagName === 'time' ? 'span' : node.tagName}`);
    for (const child of node.childNodes) visit(child);
    if (isShown) parts.push('>');
  };
  visit(parse(html));
  return parts.join('');
}
