/** Renders Markdown to HTML. Links between files become links between pages, and examples run. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse, Renderer, type Tokens } from 'marked';
import { fromRoot } from '../root.ts';
import type { Example } from './examples.ts';
import { escaped, highlighted } from './highlight.ts';
import { addressFrom, type DocsPage } from './page.ts';
import { playgroundHash } from './playground.ts';
import { slugOf } from './section.ts';

export interface Heading {
  readonly level: number;
  readonly anchor: string;
  /** HTML, because headings contain code. */
  readonly html: string;
}

export interface RenderedPage extends DocsPage {
  readonly html: string;
  /** The text of its first heading. */
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly examples: readonly Example[];
}

/** Returns the path of the page that a file of the repository is rendered to, or undefined. */
export type FindPage = (source: string) => string | undefined;

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const isName = (tokens: Tokens.TableCell['tokens']): boolean => tokens.length === 1 && tokens[0]?.type === 'codespan';

const tabStart = '<!--tab-->';
const tabEnd = '<!--/tab-->';
const adjacentTabs = new RegExp(`(?:${tabStart}[\\s\\S]*?${tabEnd}\\s*)+`, 'g');

const groupTabs = (html: string): string =>
  html.replace(
    adjacentTabs,
    (tabs) => `<div class="tabs">${tabs.replaceAll(tabStart, '').replaceAll(tabEnd, '')}</div>\n`,
  );

class PageRenderer extends Renderer {
  readonly headings: Heading[] = [];
  readonly examples: Example[] = [];
  /** Dead links. */
  readonly problems: string[] = [];
  readonly #anchors = new Map<string, number>();
  readonly #page: DocsPage;
  readonly #findPage: FindPage;
  #source = '';

  constructor(page: DocsPage, findPage: FindPage) {
    super();
    this.#page = page;
    this.#findPage = findPage;
  }

  from(source: string): void {
    this.#source = source;
  }

  /** Returns an id that is unique in the page. */
  #anchor(text: string): string {
    const slug = slugOf(text);
    const count = this.#anchors.get(slug) ?? 0;
    this.#anchors.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const html = this.parser.parseInline(tokens);
    const anchor = this.#anchor(plain(html));
    this.headings.push({ level: depth, anchor, html });
    if (depth === 1) return `<h1>${html}</h1>\n`;
    const name = escaped(plain(html));
    return `<h${depth} id="${anchor}">${html} <a class="anchor" href="#${anchor}" aria-label="Link to “${name}”">#</a></h${depth}>\n`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    return this.#isSourceFile(href) ? text : `<a href="${escaped(this.#url(href))}">${text}</a>`;
  }

  /** Whether a link leads to source code, which the docs do not contain: its text is shown without a link. */
  #isSourceFile(href: string): boolean {
    if (/^([a-z]+:|#)/.test(href) || /\.md(#|$)/.test(href)) return false;
    const target = posix.join(posix.dirname(this.#source), href);
    return this.#findPage(target) === undefined && existsSync(fromRoot(target));
  }

  #url(href: string): string {
    if (/^([a-z]+:|#)/.test(href)) return href;
    const [file = '', fragment] = href.split('#');
    const target = posix.join(posix.dirname(this.#source), file);
    const path = this.#findPage(target);
    if (path === undefined) {
      this.problems.push(`${this.#source} links to ${href}, which is not a page of the docs.`);
      return href;
    }
    const url = `${addressFrom(this.#page.path, path)}.html`;
    return fragment === undefined ? url : `${url}#${fragment}`;
  }

  /** Diagrams are inlined, so that they follow the page's colours. */
  override image({ href, text }: Tokens.Image): string {
    const file = posix.join(posix.dirname(this.#source), href);
    if (!file.endsWith('.svg')) throw new Error(`${this.#source} shows ${href}: only SVG diagrams can be shown.`);
    const svg = readFileSync(fromRoot(file), 'utf8')
      .replace(/<style>[\s\S]*?<\/style>\n/, '')
      .replace(/<(title|desc)[\s\S]*?<\/\1>\n/g, '')
      .replace(/ aria-labelledby="[^"]*"/, ` aria-label="${escaped(text)}"`);
    return `<span class="diagram">${svg}</span>`;
  }

  override code({ text, lang = '' }: Tokens.Code): string {
    const [language = '', mark = ''] = lang.split(' ');
    const block = `<pre><code>${highlighted(text, language)}</code></pre>\n`;
    const [, tab] = /^tab=(.+)$/.exec(mark) ?? [];
    if (tab) return this.#tab(tab, block);
    const isLive = mark === 'live' || (this.#page.isLive && language === 'html' && mark === '');
    return isLive ? this.#example(text, block) : `<div class="code">${block}</div>`;
  }

  /** One language of several; {@link groupTabs} puts those that follow each other into one group. */
  #tab(name: string, block: string): string {
    const id = this.#anchor(`tab ${name}`);
    return `${tabStart}<div class="tab" id="${id}"><p class="tab-name">${escaped(name)}</p><div class="code">${block}</div></div>${tabEnd}\n`;
  }

  #example(code: string, block: string): string {
    const number = this.examples.length + 1;
    const about = this.headings.findLast(({ level }) => level > 1)?.html ?? this.headings[0]?.html ?? '';
    const title = `Example ${number}: ${escaped(plain(about))}`;
    const name = `${posix.basename(this.#page.path)}-${number}`;
    this.examples.push({ name, title, code });
    const url = addressFrom(this.#page.path, `examples/${name}.html`);
    return `<figure class="example">
<iframe src="${url}" title="${title}" loading="lazy"></iframe>
<figcaption>${this.#editLink(code, title)}<a href="${url}">Open the example<span class="hidden">: ${title}</span></a></figcaption>
<div class="code">${block}</div></figure>\n`;
  }

  /** Opens the example in the playground. */
  #editLink(code: string, title: string): string {
    const hash = playgroundHash(code);
    if (hash === undefined) return '';
    const url = `${addressFrom(this.#page.path, 'playground')}.html#${escaped(hash)}`;
    return `<a href="${url}">Edit<span class="hidden">: ${title}</span></a>`;
  }

  override table({ header, rows }: Tokens.Table): string {
    const labels = header.map(({ text }) => text);
    // A column without a name has no header cell.
    const head = header.map((cell) => (cell.text === '' ? '<td></td>' : this.tablecell(cell))).join('');
    const headed = labels.some(Boolean) ? `<thead><tr role="row">${head}</tr></thead>\n` : '';
    const body = rows.map((row) => this.#row(row, labels)).join('\n');
    const kind = header.length > 2 ? ' class="many"' : '';
    return `<div class="scroll"><table role="table"${kind}>${headed}<tbody>\n${body}\n</tbody></table></div>\n`;
  }

  /** A row that declares something has an id, such as `#attributes-design`. */
  #row(cells: readonly Tokens.TableCell[], labels: readonly string[]): string {
    const [first] = cells;
    const isNamed = this.#page.isLive && first && isName(first.tokens);
    const about = this.headings.at(-1)?.anchor ?? '';
    const id = isNamed ? ` id="${this.#anchor(`${about} ${first.text}`)}"` : '';
    return `<tr role="row"${id}>${cells.map((cell, index) => this.#cell(cell, labels, index)).join('')}</tr>`;
  }

  /** On phones a row is shown as a list, in which each cell has a label. */
  #cell({ tokens }: Tokens.TableCell, labels: readonly string[], index: number): string {
    const label = labels[index] ?? '';
    const named = index > 0 && label !== 'description' ? ` data-label="${escaped(label)}"` : '';
    return `<td role="cell"${named}>${this.parser.parseInline(tokens)}</td>`;
  }

  /** Removes comments. */
  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return text.replace(/<!--[\s\S]*?-->\n*/g, '');
  }
}

/** Renders a page. Throws when a link leads to no page, or the language of a code block is unknown. */
export function render(page: DocsPage, findPage: FindPage): RenderedPage {
  const renderer = new PageRenderer(page, findPage);
  const pieces = page.pieces.map(({ markdown, source }) => {
    renderer.from(source);
    return parse(markdown, { renderer, async: false });
  });
  const html = groupTabs(pieces.join(''));
  const { headings, examples, problems } = renderer;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const title = plain(headings.find(({ level }) => level === 1)?.html ?? '');
  if (title === '') throw new Error(`The page ${page.path} has no heading.`);
  return { ...page, html, title, headings, examples };
}

export { plain };
