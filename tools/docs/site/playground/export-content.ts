/** The content of the markup that components of frameworks can contain: without scripts, stylesheets and the head. */
import type { DefaultTreeAdapterMap } from 'parse5';
import { childrenOf, isElement, parseMarkup } from './edit-attributes.ts';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export interface Exported {
  readonly code: string;
  /** Parts of the markup that the code does not contain, as sentences. */
  readonly notes: readonly string[];
}

export interface Content {
  readonly nodes: readonly Node[];
  /** The tags of our elements in it, sorted. */
  readonly tags: readonly string[];
  readonly styles: readonly string[];
  readonly notes: readonly string[];
}

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Returns the text of an element that contains only text. */
export const textOf = (element: Element): string =>
  childrenOf(element)
    .map((child) => ('value' in child ? child.value : ''))
    .join('');

/** Whether a script contains data instead of code. */
const isData = (script: Element): boolean => /json/i.test(attributeOf(script, 'type') ?? '');

const isCode = (node: Node): boolean => isElement(node) && node.tagName === 'script' && !isData(node);

const isStyle = (node: Node): node is Element => isElement(node) && node.tagName === 'style';

const isOfHead = (node: Node): boolean => isElement(node) && ['link', 'meta', 'title', 'base'].includes(node.tagName);

/** The body and the data of a page, or all nodes of a fragment. */
function rootsOf(document: Node): readonly Node[] {
  const root = childrenOf(document).find((node) => isElement(node) && node.tagName === 'html');
  const isDocument = document.nodeName === '#document';
  if (!isDocument || !root) return childrenOf(document);
  const [head, body] = childrenOf(root).filter(isElement);
  return [...(head ? childrenOf(head).filter(isElement) : []), ...(body ? childrenOf(body) : [])];
}

/** Calls a function with each node below these, in document order. */
function visit(nodes: readonly Node[], call: (node: Node) => void): void {
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    call(node);
    stack.push(...[...childrenOf(node)].reverse());
  }
}

/** Removes descendants from the tree. */
function removeAll(nodes: readonly Node[], isRemoved: (node: Node) => boolean): readonly Node[] {
  visit(nodes, (node) => {
    const parent = 'content' in node ? node.content : node;
    // A child of an element is a child node.
    if ('childNodes' in parent) parent.childNodes = parent.childNodes.filter((child) => !isRemoved(child));
  });
  return nodes.filter((node) => !isRemoved(node));
}

/** Parses markup for an export. Does not throw for any text. */
export function readContent(source: string): Content {
  const roots = rootsOf(parseMarkup(source));
  const tags = new Set<string>();
  const styles: string[] = [];
  let hasCode = false;
  visit(roots, (node) => {
    if (isElement(node) && node.tagName.startsWith('site-')) tags.add(node.tagName);
    if (isStyle(node)) styles.push(textOf(node).trim());
    hasCode ||= isCode(node);
  });
  const nodes = removeAll(roots, (node) => isCode(node) || isStyle(node) || isOfHead(node));
  return {
    nodes,
    tags: [...tags].sort(),
    styles,
    notes: hasCode ? ['Scripts are left out: call their code from the component, after it is mounted.'] : [],
  };
}
