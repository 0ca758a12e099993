/** Page layout shared by all docs pages. Scripts and styles are files, because the pages run under a strict policy. */
import { version } from '../package-json.ts';
import { policy } from './examples.ts';
import { escaped } from './highlight.ts';
import { type Heading, plain, type RenderedPage } from './markdown.ts';
import { addressFrom, type Group, groups } from './page.ts';

interface Links {
  readonly page: Pick<RenderedPage, 'path'>;
  readonly pages: readonly RenderedPage[];
}

const labelOf = ({ label, title }: RenderedPage): string => escaped(label ?? title);

const linkTo = (target: RenderedPage, { page }: Links, more = ''): string => {
  const current = target.path === page.path ? ' aria-current="page"' : '';
  return `<a href="${addressFrom(page.path, target.path)}.html"${current}${more}>${labelOf(target)}</a>`;
};

/** Groups that are closed unless they contain the current page. */
const closedGroups: readonly Group[] = ['Rules'];

function groupOf(group: Group, links: Links): string {
  const own = links.pages.filter((page) => page.group === group);
  const list = `<ul>${own.map((page) => `<li>${linkTo(page, links)}</li>`).join('')}</ul>`;
  if (!closedGroups.includes(group)) return `<section><h2>${group}</h2>${list}</section>`;
  const isOpen = own.some(({ path }) => path === links.page.path) ? ' open' : '';
  return `<section><details${isOpen}><summary>${group}</summary>${list}</details></section>`;
}

const navigation = (links: Links): string =>
  `<details class="menu"><summary>Menu</summary><nav aria-label="Pages">${groups
    .map((group) => groupOf(group, links))
    .join('')}</nav></details>`;

const place = ({ level, anchor, html }: Heading): string =>
  `<li class="level-${level}"><a href="#${anchor}">${html}</a></li>`;

function contents(headings: readonly Heading[]): string {
  const places = headings.filter(({ level }) => level === 2 || level === 3);
  if (places.length < 3) return '';
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${places
    .map(place)
    .join('')}</ul></nav>`;
}

function neighbours(links: Links): string {
  const index = links.pages.findIndex(({ path }) => path === links.page.path);
  const [previous, next] = [links.pages[index - 1], links.pages[index + 1]];
  const parts = [
    previous && `<div>Previous<br>${linkTo(previous, links, ' rel="prev"')}</div>`,
    next && `<div>Next<br>${linkTo(next, links, ' rel="next"')}</div>`,
  ];
  return `<nav class="neighbours" aria-label="Previous and next page">${parts.filter(Boolean).join('')}</nav>`;
}

const searchForm = (base: string): string => `<form role="search" action="${base}search.html" data-base="${base}">
<label><span class="hidden">Search</span><input type="search" name="q" placeholder="Search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></label>
<div class="found"><p role="status"></p><ol></ol></div>
</form>`;

/** The first paragraph without markup, as the description of the page. */
const summaryOf = (html: string): string =>
  plain(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 200);

const headOf = ({ path, title, html }: RenderedPage, base: string): string => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${path === 'index' ? '' : `${escaped(title)} · `}site-elements</title>
<meta name="description" content="${escaped(summaryOf(html))}">
<link rel="icon" href="${base}assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}assets/docs.css">
<script src="${base}assets/theme.js"></script>
<script type="module" src="${base}assets/docs.js"></script>`;

/** Renders a complete page. */
export function layout(page: RenderedPage, pages: readonly RenderedPage[]): string {
  const base = addressFrom(page.path, '');
  const links = { page, pages };
  return `<!doctype html>
<html lang="en">
<head>
${headOf(page, base)}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="masthead"><a class="wordmark" href="${base}index.html">site-elements</a> <span class="version">${version}</span>
${searchForm(base)}</header>
<div class="frame">
${navigation(links)}
<main id="main" tabindex="-1">
${page.html}${neighbours(links)}
</main>
${contents(page.headings)}
</div>
</body>
</html>
`;
}
