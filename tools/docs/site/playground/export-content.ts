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

/** Elements whose content is text in HTML and markup in templates of frameworks. */
const rawTags = new Set(['xmp', 'noembed', 'noframes', 'noscript', 'plaintext']);

/** Whether a tag is a name in JSX and in templates. JSX reads dots and `this` as code. */
const isName = (tag: string): boolean => /^(?!this$)[a-z][\w-]*$/i.test(tag);

/** Returns why components cannot contain an element as it is, as a sentence. */
function problemOf(node: Node): string | undefined {
  if (isCode(node)) return 'Scripts are left out: call their code from the component, after it is mounted.';
  if (!isElement(node)) return undefined;
  const { tagName } = node;
  if (rawTags.has(tagName))
    return `<${tagName}> is left out: its content is text for browsers, but not for components.`;
  return isName(tagName) ? undefined : `<${tagName}> is left out: components cannot contain an element of this name.`;
}

/** Whether a node is the text in a frame, which browsers do not show. */
const isInFrame = (node: Node): boolean =>
  'parentNode' in node && node.parentNode !== null && node.parentNode.nodeName === 'iframe';

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

/** Returns the nodes that are kept. Texts that become adjacent are one text: their characters may have a meaning together. */
function kept<Kept extends Node>(nodes: readonly Kept[], isRemoved: (node: Node) => boolean): Kept[] {
  const result: Kept[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (isRemoved(node)) continue;
    if (node.nodeName === '#text' && 'value' in node && last?.nodeName === '#text' && 'value' in last)
      last.value += node.value;
    else result.push(node);
  }
  return result;
}

/** Removes nodes and their descendants from the tree. */
export function removeAll(nodes: readonly Node[], isRemoved: (node: Node) => boolean): readonly Node[] {
  const roots = kept(nodes, isRemoved);
  visit(roots, (node) => {
    const parent = 'content' in node ? node.content : node;
    if ('childNodes' in parent) parent.childNodes = kept(parent.childNodes, isRemoved);
  });
  return roots;
}

/** Returns the text of a style element that another one can contain: in SVG, its text may contain an end tag. */
const cssOf = (style: Element): string =>
  textOf(style)
    .trim()
    .replace(/<\/(?=style)/gi, '<\\/');

/** Whether a tag is one of our elements. */
export type IsKnown = (tag: string) => boolean;

/** Parses markup for an export. Does not throw for any text. */
export function readContent(source: string, isKnown: IsKnown): Content {
  const roots = rootsOf(parseMarkup(source));
  const tags = new Set<string>();
  const styles: string[] = [];
  const notes = new Set<string>();
  visit(roots, (node) => {
    if (isStyle(node)) styles.push(cssOf(node));
    const problem = problemOf(node);
    if (problem !== undefined) notes.add(problem);
  });
  const nodes = removeAll(
    roots,
    (node) => problemOf(node) !== undefined || isStyle(node) || isOfHead(node) || isInFrame(node),
  );
  visit(nodes, (node) => {
    if (!isElement(node) || !node.tagName.startsWith('site-')) return;
    if (isKnown(node.tagName)) tags.add(node.tagName);
    else notes.add(`<${node.tagName}> is not an element of this library, so it is not imported.`);
  });
  return { nodes, tags: [...tags].sort(), styles, notes: [...notes] };
}
