/** Builds the index of the search: each section of each page, and each row that declares something. */
import { DomUtils, parseDocument } from 'htmlparser2';
import type { SearchIndex, SearchRecord } from './site/search-engine.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

type Tag = Extract<Node, { readonly attribs: object }>;

const isTag = (node: Node): node is Tag => 'attribs' in node;

/** Code is not indexed: the tables contain its names. */
const isIgnored = (node: Node): boolean =>
  isTag(node) &&
  (['pre', 'figcaption', 'thead', 'h1', 'svg'].includes(node.name) ||
    ['anchor', 'tab-name'].includes(node.attribs.class ?? ''));

const separated = new Set(['td', 'li', 'p', 'div']);

function textOf(node: Node): string {
  if (!isTag(node)) return 'data' in node ? node.data : '';
  if (isIgnored(node)) return '';
  return node.children.map(textOf).join('') + (separated.has(node.name) ? ' ' : '');
}

const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Rows that declare something; their first cell is the name. */
const namedRows = (nodes: Node[]) => DomUtils.findAll(({ name, attribs }) => name === 'tr' && 'id' in attribs, nodes);

interface Part {
  readonly anchor: string;
  readonly heading: string;
  text: string;
}

/** The start of a page and its sections, without named rows. */
function partsOf(nodes: readonly Node[]): readonly Part[] {
  const parts: Part[] = [];
  let last: Part = { anchor: '', heading: '', text: '' };
  parts.push(last);
  for (const node of nodes) {
    if (isTag(node) && /^h[2-6]$/.test(node.name)) {
      last = { anchor: node.attribs.id ?? '', heading: collapseSpace(textOf(node)), text: '' };
      parts.push(last);
    } else if (namedRows([node]).length === 0) last.text += ` ${textOf(node)}`;
  }
  return parts;
}

function recordsOf(html: string, page: number): readonly SearchRecord[] {
  const { children } = parseDocument(html);
  const parts = partsOf(children).map(
    ({ anchor, heading, text }): SearchRecord => [page, anchor, heading, collapseSpace(text)],
  );
  const rows = namedRows(children).map((row): SearchRecord => {
    const [name = '', ...others] = row.children.filter(isTag).map(textOf);
    return [page, row.attribs.id ?? '', collapseSpace(name), collapseSpace(others.join(' '))];
  });
  return [...parts, ...rows];
}

/** Returns the index that the pages load. */
export const searchIndex = (
  pages: readonly { readonly path: string; readonly title: string; readonly html: string }[],
): SearchIndex => ({
  pages: pages.map(({ path, title }) => [path, title]),
  records: pages.flatMap(({ html }, page) => recordsOf(html, page)),
});
