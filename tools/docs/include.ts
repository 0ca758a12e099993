/** Includes text of other files, by a comment on its own line: `<!-- include README.md#install -->`. */
import { readFile } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import type { Piece } from './page.ts';
import { playground } from './playground.ts';
import { sectionOf } from './section.ts';
import { themeEditor } from './theme-editor.ts';

const read = (source: string): Promise<string> => readFile(fromRoot(source), 'utf8');

/** The section of a Markdown file. */
function section(text: string, source: string, slug: string): string {
  const found = sectionOf(text, slug);
  if (found === undefined) throw new Error(`${source} has no heading "#${slug}" to include.`);
  return found;
}

/** The titles of tests, as a list. */
const titles = (text: string): string =>
  [...text.matchAll(/\btitle: '(.+?)',/g)].map(([, title]) => `- ${title}`).join('\n');

/** The custom properties of a stylesheet, as a table. */
const tokens = (text: string): string => {
  const rows = [...text.matchAll(/^ *(--[\w-]+): (.+);$/gm)].map(([, name, value]) => `| \`${name}\` | \`${value}\` |`);
  return ['| token | default |', '|---|---|', ...rows].join('\n');
};

type Read = (text: string, source: string, slug: string) => string | Promise<string>;

const readers: Readonly<Record<string, Read>> = {
  include: section,
  titles,
  tokens,
  'theme-editor': themeEditor,
  playground,
};

const directive = /^<!-- (include|titles|tokens|theme-editor|playground) (\S+) -->$/m;

async function readIncluded(kind: string, place: string): Promise<Piece> {
  const [source = '', slug = ''] = place.split('#');
  const markdown = (await readers[kind]?.(await read(source), source, slug)) ?? '';
  if (markdown === '') throw new Error(`Nothing to include: ${kind} ${place}.`);
  return { markdown, source };
}

/** Splits a text into its own pieces and those that it includes. */
export async function piecesOf(markdown: string, source: string): Promise<readonly Piece[]> {
  const found = directive.exec(markdown);
  if (!found) return [{ markdown, source }];
  const [comment, kind = '', place = ''] = found;
  const rest = markdown.slice(found.index + comment.length);
  return [
    { markdown: markdown.slice(0, found.index), source },
    await readIncluded(kind, place),
    ...(await piecesOf(rest, source)),
  ];
}

/** Reads the pieces of a file of the repository. */
export const readPieces = async (source: string): Promise<readonly Piece[]> => piecesOf(await read(source), source);
