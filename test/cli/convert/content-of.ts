/** The content of a page, read by another parser than that of the command: what a visitor without script must still find after it. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The parts of a page that must not be lost. Lists are in the order of the page. */
export interface PageContent {
  /** The text, white space collapsed. */
  readonly text: string;
  /** The targets of links. A link to `#` has none. */
  readonly links: readonly string[];
  /** The URLs of images, once each, sorted. */
  readonly images: readonly string[];
  /** The id, or else the name, of form fields. */
  readonly fields: readonly string[];
  readonly ids: readonly string[];
}

const isElement = (node: Node): node is Element => 'tagName' in node;

const childrenOf = (node: Node): readonly Node[] => {
  if (isElement(node) && node.tagName === 'template') return [];
  return 'childNodes' in node ? node.childNodes : [];
};

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const silent = ['script', 'style', 'noscript', 'template', 'title'];

/** Returns the content of a page. URLs without a protocol, and with `http`, count as `https`. */
export function contentOf(html: string): PageContent {
  const texts: string[] = [];
  const links: string[] = [];
  const images = new Set<string>();
  const fields: string[] = [];
  const ids: string[] = [];
  const plain = (url: string): string => url.trim().replace(/^(?:http:)?\/\//, 'https://');
  const visit = (node: Node, isSilent: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node && !isSilent) texts.push(node.value);
    if (isElement(node)) {
      const id = attribute(node, 'id');
      if (id !== undefined && node.tagName !== 'script') ids.push(id);
      const href = node.tagName === 'a' ? attribute(node, 'href') : undefined;
      if (href !== undefined && href !== '#') links.push(href);
      const lazy = attribute(node, 'data-src') || attribute(node, 'data-image');
      const src = attribute(node, 'src');
      const source = src && !src.startsWith('data:') ? src : lazy;
      if (node.tagName === 'img' && source) images.add(plain(source));
      if (['input', 'select', 'textarea'].includes(node.tagName)) fields.push(id ?? attribute(node, 'name') ?? '');
    }
    const isHidden = isSilent || (isElement(node) && silent.includes(node.tagName));
    for (const child of childrenOf(node)) visit(child, isHidden);
  };
  visit(parse(html, { scriptingEnabled: false }), false);
  return { text: texts.join(' ').replace(/\s+/g, ' ').trim(), links, images: [...images].sort(), fields, ids };
}
