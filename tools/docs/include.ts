/** What a page takes from other files, by a comment on a line of its own: `<!-- include README.md#loading -->`. */
import { readFile } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import type { Piece } from './page.ts';
import { sectionOf } from './section.ts';

const read = (source: string): Promise<string> => readFile(fromRoot(source), 'utf8');

/** What stands below a heading of a Markdown file. */
function section(text: string, source: string, slug: string): string {
  const found = sectionOf(text, slug);
  if (found === undefined) throw new Error(`${source} has no heading "#${slug}", which a page of the docs includes.`);
  return found;
}

/** What tests are called, in a list. */
const titles = (text: string): string =>
  [...text.matchAll(/^ {4}title: '(.+)',$/gm)].map(([, title]) => `- ${title}`).join('\n');

/** The custom properties of a sheet, in a table. */
const tokens = (text: string): string => {
  const rows = [...text.matchAll(/^ *(--[\w-]+): (.+);$/gm)].map(([, name, value]) => `| \`${name}\` | \`${value}\` |`);
  return ['| token | default |', '|---|---|', ...rows].join('\n');
};

const takes: Readonly<Record<string, (text: string, source: string, slug: string) => string>> = {
  include: section,
  titles,
  tokens,
};

const directive = /^<!-- (include|titles|tokens) (\S+) -->$/m;

async function taken(kind: string, place: string): Promise<Piece> {
  const [source = '', slug = ''] = place.split('#');
  const markdown = takes[kind]?.(await read(source), source, slug) ?? '';
  if (markdown === '') throw new Error(`A page of the docs takes ${kind} from ${place}, where there is nothing.`);
  return { markdown, source };
}

/** The pieces of a text: its own, and what it takes from others. */
export async function piecesOf(markdown: string, source: string): Promise<readonly Piece[]> {
  const found = directive.exec(markdown);
  if (!found) return [{ markdown, source }];
  const [comment, kind = '', place = ''] = found;
  const rest = markdown.slice(found.index + comment.length);
  return [
    { markdown: markdown.slice(0, found.index), source },
    await taken(kind, place),
    ...(await piecesOf(rest, source)),
  ];
}

/** The pieces of a file of the repository. */
export const readPieces = async (source: string): Promise<readonly Piece[]> => piecesOf(await read(source), source);
