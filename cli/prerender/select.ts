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

/** Returns the value of an attribute. A loop, because selectors call this for most elements of a page. */
export function attributeOf({ attrs }: TreeElement, name: string): string | undefined {
  for (const attribute of attrs) if (attribute.name === name) return attribute.value;
  return undefined;
}

/**
 * Visits the descendants of a node in tree order, until `see` returns true. Not recursive, because elements may be nested more deeply
 * than calls.
 */
export function visitDescendants(root: TreeNode, see: (node: TreeNode) => boolean): void {
  const open: TreeNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node !== root && see(node)) return;
    if (!('childNodes' in node)) continue;
    for (let at = node.childNodes.length - 1; at >= 0; at--) {
      const child = node.childNodes[at];
      if (child) open.push(child);
    }
  }
}

/** Returns the text of a node without comments. */
export function textOf(node: TreeNode): string {
  if ('value' in node) return node.value;
  let text = '';
  visitDescendants(node, (inner) => {
    if ('value' in inner) text += inner.value;
    return false;
  });
  return text;
}

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

/** The element that `:scope` matches, while a selector is matched. */
let scope: TreeElement | undefined;

const options: SelectorOptions = {
  adapter,
  pseudos: {
    dir: (element, value) => directionOf(element) === value,
    defined: (element) => !element.tagName.includes('-'),
    scope: (element) => element === scope,
  },
  // Results depend on `scope`, so they must not be cached.
  cacheResults: false,
};

/** Compiled selectors; the views use few different ones. */
const compiled = new Map<string, CompiledSelector>();

function compiledFor(selector: string): CompiledSelector {
  const known = compiled.get(selector);
  if (known) return known;
  const isMatch = compile<TreeNode, TreeElement>(selector, options);
  compiled.set(selector, isMatch);
  return isMatch;
}

/** Returns whether an element matches; `:scope` is the element. */
export function matchesSelector(element: TreeElement, selector: string): boolean {
  scope = element;
  return compiledFor(selector)(element);
}

/** Lists the elements of a page, in tree order. Those in templates and in `<noscript>` are not on the page. */
export function allElements(tree: TreeNode): readonly TreeElement[] {
  const found: TreeElement[] = [];
  visitDescendants(tree, (node) => {
    if (isTreeElement(node)) found.push(node);
    return false;
  });
  return found;
}

/** Matches selectors of children only, whose descendants need not be visited. */
const ofChildren = /^:scope > [^\s,>+~]+$/;

/** Lists the descendants of a node that match, in tree order: at most `limit`. `:scope` is the node. */
export function selectAll(root: TreeNode, selector: string, limit = Infinity): TreeElement[] {
  const isMatch = compiledFor(selector);
  const found: TreeElement[] = [];
  scope = isTreeElement(root) ? root : undefined;
  const see = (node: TreeNode): boolean => {
    if (isTreeElement(node) && isMatch(node)) found.push(node);
    return found.length >= limit;
  };
  if (ofChildren.test(selector)) childNodes(root).some(see);
  else visitDescendants(root, see);
  return found;
}
