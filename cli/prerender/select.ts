/** CSS selectors for parse5's nodes. */
import { compile, type Options } from 'css-select';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type TreeNode = DefaultTreeAdapterTypes.Node;
export type TreeElement = DefaultTreeAdapterTypes.Element;
export type TreeParent = DefaultTreeAdapterTypes.ParentNode;

export const isTreeElement = (node: TreeNode): node is TreeElement => 'tagName' in node;

export const childNodes = (node: TreeNode): DefaultTreeAdapterTypes.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

export const parentOf = (node: TreeNode): TreeParent | null => ('parentNode' in node ? node.parentNode : null);

export const attributeOf = (element: TreeElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const textOf = (node: TreeNode): string =>
  'value' in node
    ? node.value
    : childNodes(node)
        .filter((child) => child.nodeName !== '#comment')
        .map(textOf)
        .join('');

/** The nearest `dir`, as `:dir()` resolves it; `auto` depends on the text and counts as `ltr`. */
function directionOf(node: TreeNode | null): 'ltr' | 'rtl' {
  for (let at: TreeNode | null = node; at; at = parentOf(at)) {
    const dir = isTreeElement(at) ? attributeOf(at, 'dir')?.toLowerCase() : undefined;
    if (dir === 'rtl') return 'rtl';
    if (dir === 'ltr' || dir === 'auto') return 'ltr';
  }
  return 'ltr';
}

type SelectorOptions = Options<TreeNode, TreeElement>;

type CompiledSelector = ReturnType<typeof compile<TreeNode, TreeElement>>;

const adapter: NonNullable<SelectorOptions['adapter']> = {
  isTag: isTreeElement,
  getAttributeValue: attributeOf,
  getChildren: childNodes,
  getName: (element) => element.tagName,
  getParent: parentOf,
  getSiblings: (node) => {
    const parent = parentOf(node);
    return parent ? childNodes(parent) : [node];
  },
  getText: textOf,
  hasAttrib: (element, name) => attributeOf(element, name) !== undefined,
  removeSubsets: (nodes) => nodes.filter((node, index) => nodes.indexOf(node) === index),
};

const options: SelectorOptions = {
  adapter,
  pseudos: {
    dir: (element, value) => directionOf(element) === value,
    defined: (element) => !element.tagName.includes('-'),
  },
};

/** Compiled selectors that do not depend on a scope; the views use few different ones. */
const compiled = new Map<string, CompiledSelector>();

function compiledFor(selector: string, scope: TreeElement | undefined): CompiledSelector {
  if (scope && selector.includes(':scope')) return compile(selector, options, [scope]);
  const known = compiled.get(selector) ?? compile<TreeNode, TreeElement>(selector, options);
  compiled.set(selector, known);
  return known;
}

/** Returns whether an element matches; `:scope` is the element. */
export const matchesSelector = (element: TreeElement, selector: string): boolean =>
  compiledFor(selector, element)(element);

/** Lists the descendants of a node that match, in tree order. `:scope` is the node. */
export function selectAll(root: TreeNode, selector: string): TreeElement[] {
  const isMatch = compiledFor(selector, isTreeElement(root) ? root : undefined);
  const found: TreeElement[] = [];
  const visit = (node: TreeNode): void => {
    if (!('childNodes' in node)) return;
    for (const child of node.childNodes) {
      if (!isTreeElement(child)) continue;
      if (isMatch(child)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}
