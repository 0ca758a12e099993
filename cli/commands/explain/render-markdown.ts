/** Renders Markdown for a terminal: styles instead of marks, and lines wrapped to its width. */
import { posix } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Paint } from '../../report/reporters/colour.ts';
import { wrap } from '../../text/wrap.ts';

export interface RenderOptions {
  readonly paint: Paint;
  readonly columns: number | undefined;
  /** The folder of the text, which its relative links start from. */
  readonly folder: string;
}

const linkTarget = (href: string, folder: string): string => (/^[a-z]+:/i.test(href) ? href : posix.join(folder, href));

/** The characters that `marked` writes as references. */
const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plainText = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => references[name] ?? '');

function inline(tokens: readonly Token[] | undefined, options: RenderOptions): string {
  const { paint, folder } = options;
  return (tokens ?? [])
    .map((token) => {
      if (token.type === 'codespan') return paint('cyan', plainText(token.text));
      if (token.type === 'strong') return paint('bold', inline(token.tokens, options));
      if (token.type === 'em') return paint('italic', inline(token.tokens, options));
      if (token.type === 'link') return `${inline(token.tokens, options)} (${linkTarget(token.href, folder)})`;
      return 'tokens' in token ? inline(token.tokens, options) : plainText('text' in token ? token.text : token.raw);
    })
    .join('')
    .replaceAll('\n', ' ');
}

const indented = (text: string, indent: string): string => text.replace(/^(?=.)/gm, indent);

function list({ items, ordered }: Tokens.List, options: RenderOptions): string {
  return items
    .map((item, at) => {
      const mark = ordered ? `${at + 1}. ` : '- ';
      return wrap(mark + inline(item.tokens, options), options.columns, ' '.repeat(mark.length));
    })
    .join('\n');
}

const row = (cells: readonly Tokens.TableCell[], options: RenderOptions): string =>
  wrap(`- ${cells.map((cell) => inline(cell.tokens, options)).join(': ')}`, options.columns, '  ');

function block(token: Token, options: RenderOptions): string {
  const { paint, columns } = options;
  switch (token.type) {
    case 'heading':
      return paint('bold', inline(token.tokens, options));
    case 'code':
      return paint('dim', indented(token.text, '    '));
    case 'list':
      // Token types of extensions are strings, so TypeScript cannot narrow by type.
      return list(token as Tokens.List, options);
    case 'table':
      // As for lists.
      return (token as Tokens.Table).rows.map((cells) => row(cells, options)).join('\n');
    case 'space':
    case 'html':
      return '';
    default:
      return wrap(inline('tokens' in token ? token.tokens : [token], options), columns);
  }
}

/** Returns Markdown as text for a terminal. */
export const renderMarkdown = (markdown: string, options: RenderOptions): string =>
  `${lexer(markdown)
    .map((token) => block(token, options))
    .filter((text) => text !== '')
    .join('\n\n')}\n`;
