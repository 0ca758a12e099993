/** The posts of the journal of a mocked site. */

export interface Post {
  readonly title: string;
  readonly about: string;
  /** The day of publication, such as `2026-10-09`. */
  readonly date: string;
  readonly tag: string;
  readonly category: string;
}

type Entry = readonly [date: string, title: string, tag: string, category: string, about: string];

const entries: readonly Entry[] = [
  [
    '2026-10-09',
    'Nine hundred strokes that never touch',
    'Wind',
    'Series',
    'Why the last hundred take as long as the rest.',
  ],
  [
    '2026-09-21',
    'A green that turned to mustard',
    'Colour',
    'Printing',
    'The palette moved by four degrees, and the proof was kept.',
  ],
  ['2026-09-04', 'The sea, from the same noise', 'Water', 'Series', 'Eight thousand numbers a second are a wave.'],
  [
    '2026-08-30',
    'A seed brings back a print',
    'Seeds',
    'Printing',
    'A wet corner, a number on the back, and the same image again.',
  ],
  ['2026-08-14', 'Five days of wind', 'Wind', 'Series', 'The measurements of one buoy, and a ruler.'],
  ['2026-07-28', 'Paper that lies flat', 'Paper', 'Printing', 'Each print rests for two days before it is packed.'],
  ['2026-07-10', 'A plotter that works at night', 'Studio', 'Studio', 'It starts when the last visitor has left.'],
  ['2026-06-12', 'Look from two metres away', 'Colour', 'Series', 'From one metre, Interference is lines.'],
  ['2026-05-30', 'The tide table on the wall', 'Water', 'Studio', 'Three numbers of each day are in Saltmarsh.'],
  ['2026-05-11', 'One loose thread', 'Seeds', 'Series', 'Homespun has 4,096 crossings and one mistake.'],
  [
    '2026-04-22',
    'Ink that needs a day',
    'Paper',
    'Printing',
    'A finger is the test, after eight hours and after twenty.',
  ],
  ['2026-04-03', 'Sails instead of arrows', 'Wind', 'Series', 'A field is easier to read when things lean into it.'],
  ['2026-03-19', 'A print costs this much', 'Studio', 'Studio', 'Paper, ink, a frame, and an hour at the table.'],
  [
    '2026-03-02',
    'Circles until no more fit',
    'Seeds',
    'Series',
    'Far Shore stops after ten thousand attempts without success.',
  ],
  ['2026-02-15', 'Rain against the window', 'Water', 'Studio', 'It has a rhythm, but not the one that we drew.'],
  ['2026-01-29', 'Black is not a colour', 'Colour', 'Printing', 'Four inks make it deeper than one.'],
  ['2026-01-12', 'The first hundred seeds', 'Seeds', 'Series', 'We printed all of them, and kept six.'],
  ['2025-12-20', 'Closed until the ferry runs', 'Studio', 'Studio', 'The harbour was ice for eleven days.'],
  ['2025-12-01', 'Deckle edges', 'Paper', 'Printing', 'Torn, not cut, and never twice the same.'],
  ['2025-11-16', 'A storm in forty lines', 'Wind', 'Series', 'The shortest program that we have sold.'],
];

export const posts: readonly Post[] = entries.map(([date, title, tag, category, about]) => ({
  title,
  about,
  date,
  tag,
  category,
}));

export const tags: readonly string[] = [...new Set(posts.map(({ tag }) => tag))].sort();

/** The number of posts of a page. */
export const pageSize = 8;

export interface PostQuery {
  readonly tag?: string;
  readonly category?: string;
  /** `newest`, `oldest` or `title`. */
  readonly sort?: string;
  /** From 1. */
  readonly page?: string;
}

const isEqual = (wanted: string | undefined, value: string): boolean =>
  !wanted || wanted.toLowerCase() === value.toLowerCase();

/** Finds posts, one page of them, and whether there are more. */
export function findPosts({ tag, category, sort, page }: PostQuery) {
  const found = posts.filter((post) => isEqual(tag, post.tag) && isEqual(category, post.category));
  const sorted = sort === 'title' ? found.toSorted((one, other) => one.title.localeCompare(other.title)) : found;
  const ordered = sort === 'oldest' ? sorted.toReversed() : sorted;
  const number = Math.max(Math.trunc(Number(page)) || 1, 1);
  const end = number * pageSize;
  return { items: ordered.slice(end - pageSize, end), page: number, hasMore: end < ordered.length };
}
