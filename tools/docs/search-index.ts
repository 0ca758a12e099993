/** What the search of the docs looks through: each part of each page, by the anchor that leads there. */
import { DomUtils, parseDocument } from 'htmlparser2';
import type { SearchIndex, SearchRecord } from './site/search-engine.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

type Tag = Extract<Node, { readonly attribs: object }>;

const isTag = (node: Node): node is Tag => 'attribs' in node;

/** Code is left out: what it uses has a name in the tables. */
const isSilent = (node: Node): boolean =>
  isTag(node) &&
  (['pre', 'figcaption', 'thead', 'h1', 'svg'].includes(node.name) ||
    ['anchor', 'tab-name'].includes(node.attribs.class ?? ''));

const apart = new Set(['td', 'li', 'p', 'div']);

function textOf(node: Node): string {
  if (!isTag(node)) return 'data' in node ? node.data : '';
  if (isSilent(node)) return '';
  return node.children.map(textOf).join('') + (apart.has(node.name) ? ' ' : '');
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Rows that declare something have a name, which is their first cell. */
const namedRows = (nodes: Node[]) => DomUtils.findAll(({ name, attribs }) => name === 'tr' && 'id' in attribs, nodes);

interface Part {
  readonly anchor: string;
  readonly heading: string;
  text: string;
}

/** The beginning of a page and what stands below each heading, without the rows that have a name. */
function partsOf(nodes: readonly Node[]): readonly Part[] {
  const parts: Part[] = [];
  let last: Part = { anchor: '', heading: '', text: '' };
  parts.push(last);
  for (const node of nodes) {
    if (isTag(node) && /^h[2-6]$/.test(node.name)) {
      last = { anchor: node.attribs.id ?? '', heading: squeezed(textOf(node)), text: '' };
      parts.push(last);
    } else if (namedRows([node]).length === 0) last.text += ` ${textOf(node)}`;
  }
  return parts;
}

function recordsOf(html: string, page: number): readonly SearchRecord[] {
  const { children } = parseDocument(html);
  const parts = partsOf(children).map(
    ({ anchor, heading, text }): SearchRecord => [page, anchor, heading, squeezed(text)],
  );
  const rows = namedRows(children).map((row): SearchRecord => {
    const [name = '', ...others] = row.children.filter(isTag).map(textOf);
    return [page, row.attribs.id ?? '', squeezed(name), squeezed(others.join(' '))];
  });
  return [...parts, ...rows];
}

/** The index as the pages of the docs read it. */
export const searchIndex = (
  pages: readonly { readonly path: string; readonly title: string; readonly html: string }[],
): SearchIndex => ({
  pages: pages.map(({ path, title }) => [path, title]),
  records: pages.flatMap(({ html }, page) => recordsOf(html, page)),
});
