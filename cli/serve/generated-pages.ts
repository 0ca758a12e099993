/** The pages that `serve` writes itself: a folder without an index, and a path without a page. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { html } from 'hono/html';
import { formatMessage } from '../../core/model/message-format.ts';
import { htmlPage, type Markup } from '../mock/routes/html-page.ts';
import { closestMatch } from '../text/closest-match.ts';
import { pathSegments } from './find-file.ts';
import { messages } from './messages.en.ts';
import type { ListPages } from './page-list.ts';

interface Link {
  readonly href: string;
  readonly text: string;
}

/** How many pages a 404 names. */
const maxListedPages = 30;

const linkList = (links: readonly Link[]): Markup =>
  html`<ul>${links.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}</ul>`;

/** Returns the path of a URL as a reader writes it. */
export const displayPath = (urlPath: string): string => (pathSegments(urlPath) ? decodeURIComponent(urlPath) : urlPath);

const foldersFirst = (a: Dirent, b: Dirent): number =>
  Number(b.isDirectory()) - Number(a.isDirectory()) || a.name.localeCompare(b.name);

/** Returns a page that lists a folder without its hidden files. */
export async function folderPage(folder: string, urlPath: string): Promise<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  const links = entries.sort(foldersFirst).map((entry) => {
    const slash = entry.isDirectory() ? '/' : '';
    return { href: `./${encodeURIComponent(entry.name)}${slash}`, text: `${entry.name}${slash}` };
  });
  const up = urlPath === '/' ? [] : [{ href: '../', text: formatMessage(messages['serve-folder-up']) }];
  const empty = links.length > 0 ? '' : html`<p>${formatMessage(messages['serve-folder-empty'])}</p>`;
  const title = formatMessage(messages['serve-folder-title'], { path: displayPath(urlPath) });
  return htmlPage(title, html`${linkList([...up, ...links])}${empty}`);
}

const linkTo = (url: string): Link => ({ href: url.split('/').map(encodeURIComponent).join('/'), text: url });

const suggestion = (url: string | undefined): Markup => {
  if (url === undefined) return '';
  const { href, text } = linkTo(url);
  const [before = '', after = ''] = formatMessage(messages['serve-page-meant']).split('{page}');
  return html`<p>${before}<a href="${href}">${text}</a>${after}</p>`;
};

/** Returns the page for docs that are not built. */
export const docsMissingPage = (): Markup =>
  htmlPage(
    formatMessage(messages['serve-docs-missing']),
    html`<p>${formatMessage(messages['serve-docs-missing.help'])}</p>`,
  );

/** Returns the page for a missing page: a suggestion, and a list of the existing pages. */
export async function missingPage(listPages: ListPages, urlPath: string): Promise<string> {
  const urls = await listPages();
  const path = displayPath(urlPath);
  const meant = suggestion(closestMatch(path, urls));
  const list = html`<p>${formatMessage(messages['serve-page-list'])}</p>${linkList(urls.slice(0, maxListedPages).map(linkTo))}`;
  const pages = urls.length > 0 ? list : html`<p>${formatMessage(messages['serve-page-none'])}</p>`;
  return htmlPage(formatMessage(messages['serve-page-missing'], { path }), html`${meant}${pages}`);
}
