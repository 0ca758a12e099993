/** The pages that the search of a mocked site finds. */

/** The results of each search instead. Default: the pages that match. */
export type SearchScenario = 'empty' | 'hostile';

/** A page, as the site builder's search returns it. Titles and excerpts are HTML: matches are marked with `<em>`. */
export interface FoundPage {
  readonly id: string;
  readonly title: string;
  readonly itemUrl: string;
  readonly collectionDisplayName: string;
  readonly excerpt: string;
  /** Milliseconds since 1970. */
  readonly publishOn: number;
}

type Page = readonly [title: string, itemUrl: string, collection: string, excerpt: string];

const series: readonly (readonly [name: string, about: string])[] = [
  ['Leeward', 'Lines that wind has drawn: a flow field with one calm side.'],
  ['Saltmarsh', 'Ridges of noise, cut where the tide would stand.'],
  ['Far Shore', 'A coast of circles, packed until no more fit.'],
  ['Tidepool', 'Cells that grow around each other and leave gaps of light.'],
  ['Interference', 'Two grids, turned by one degree.'],
  ['Homespun', 'A woven grid with one loose thread.'],
];

const sizes = ['Small', 'Large', 'Framed'] as const;

const prints: readonly Page[] = series.flatMap(([name, about]) =>
  sizes.map((size): Page => [`${name}, ${size.toLowerCase()} print`, '/halden/prints.html', 'Prints', about]),
);

const written: readonly Page[] = [
  [
    'Five days of wind',
    '/halden/journal-leeward.html',
    'Journal',
    'How Leeward was made: the measurements of one buoy & a ruler.',
  ],
  [
    'Paper that lies flat',
    '/halden/journal.html?post=paper',
    'Journal',
    'Why each print rests for two days before it is packed.',
  ],
  [
    'What a print costs',
    '/halden/journal.html?post=costs',
    'Journal',
    'Paper, ink, a frame, and an hour at the table.',
  ],
  ['Night shift', '/halden/night.html', 'Journal', 'The plotter works when the studio is closed.'],
  ['Work', '/halden/work.html', 'Pages', 'Six series, each with its own method.'],
  ['Visit the studio', '/halden/visit.html', 'Pages', 'Open from Tuesday to Saturday, from ten to six.'],
  ['Cart', '/halden/cart.html', 'Pages', 'The prints that you have chosen.'],
];

const pages: readonly Page[] = [...prints, ...written].map(([title, itemUrl, ...rest], index) => [
  title,
  // The URLs of results are unique.
  itemUrl === '/halden/prints.html' ? `${itemUrl}?print=${index + 1}` : itemUrl,
  ...rest,
]);

/** Results with markup and URLs that a page must not follow or run. */
const hostile: readonly Page[] = [
  ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', 'Prints', '<script>alert(1)</script>'],
  ['Elsewhere', 'https://evil.example/', 'Prints', ''],
  ['Elsewhere, without a scheme', '//evil.example/leeward', 'Prints', ''],
  ['<b onmouseover="alert(1)">Leeward</b>', '/halden/work.html', '<i>Pages</i>', '</p><script>alert(1)</script>'],
];

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Marks the first of these parts in a text, as HTML. */
function marked(text: string, parts: readonly string[]): string {
  const lower = text.toLowerCase();
  const part = parts.find((one) => lower.includes(one));
  if (part === undefined) return escaped(text);
  const start = lower.indexOf(part);
  const end = start + part.length;
  return `${escaped(text.slice(0, start))}<em>${escaped(text.slice(start, end))}</em>${escaped(text.slice(end))}`;
}

const pageOf = ([title, itemUrl, collectionDisplayName, excerpt]: Page, index: number): FoundPage => ({
  id: `page-${index + 1}`,
  title,
  itemUrl,
  collectionDisplayName,
  excerpt,
  publishOn: Date.UTC(2026, index % 12, 12),
});

interface Query {
  readonly q: string;
  /** The number of the page of results, from 0. */
  readonly p: number;
  readonly size: number;
}

/** Finds pages that contain all parts of the query, one page of results. */
export function findPages({ q, p, size }: Query, scenario: SearchScenario | undefined) {
  if (scenario === 'hostile') return { items: hostile.map(pageOf), totalCount: hostile.length };
  const parts = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pages.map(pageOf).filter(({ title, collectionDisplayName, excerpt }) => {
    const text = `${title} ${collectionDisplayName} ${excerpt}`.toLowerCase();
    return scenario !== 'empty' && parts.length > 0 && parts.every((part) => text.includes(part));
  });
  const items = found
    .slice(p * size, (p + 1) * size)
    .map((page) => ({ ...page, title: marked(page.title, parts), excerpt: marked(page.excerpt, parts) }));
  return { items, totalCount: found.length };
}

/** Finds pages for the page of the search, whose texts are plain text. */
export function findPlainPages(q: string, scenario: SearchScenario | undefined): readonly FoundPage[] {
  const { items } = findPages({ q, p: 0, size: pages.length }, scenario);
  const byId = new Map(pages.map((page, index) => [`page-${index + 1}`, pageOf(page, index)]));
  return scenario === 'hostile' ? items : items.flatMap(({ id }) => byId.get(id) ?? []);
}
