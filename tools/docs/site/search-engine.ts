/** The search of the docs: every word of the query has to be somewhere in a part of a page; names count most. */

/** The page by its place in the list, its anchor, its heading, its text. */
export type SearchRecord = readonly [page: number, anchor: string, heading: string, text: string];

export interface SearchIndex {
  readonly pages: readonly (readonly [path: string, title: string])[];
  readonly records: readonly SearchRecord[];
}

export interface Hit {
  /** Below the docs, with its anchor: `elements/map.html#consent`. */
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  /** The words around what was found. */
  readonly excerpt: string;
}

const isLetter = /[\p{L}\p{N}]/u;

/** 3 for the whole text, 2 for the beginning of a word, 1 inside of one, 0 for nothing. */
function closeness(text: string, word: string): number {
  const place = text.indexOf(word);
  if (place < 0) return 0;
  if (text === word) return 3;
  const before = text.includes(` ${word}`) || place === 0 || !isLetter.test(text[place - 1] ?? '');
  return before ? 2 : 1;
}

function scoreOf(words: readonly string[], title: string, heading: string, text: string): number {
  let score = 0;
  for (const word of words) {
    const found = closeness(heading, word) * 6 + closeness(title, word) * 4 + closeness(text, word);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

/** Some words of the text, from a little before the first that was found. */
function excerptOf(text: string, words: readonly string[]): string {
  const small = text.toLowerCase();
  const places = words.map((word) => small.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, text.lastIndexOf(' ', Math.min(...places, small.length) - 40));
  const cut = places.length === 0 ? 0 : start;
  return `${cut > 0 ? '…' : ''}${text.slice(cut, cut + 140).trim()}${text.length > cut + 140 ? '…' : ''}`;
}

/** What fits the query, best first; nothing for a query without words. */
export function rank({ pages, records }: SearchIndex, query: string): readonly Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return records
    .map((record) => {
      const [page, , heading, text] = record;
      const title = pages[page]?.[1] ?? '';
      // The beginning of a page is called what the page is, and so comes before its parts.
      return {
        record,
        title,
        score: scoreOf(words, title.toLowerCase(), (heading || title).toLowerCase(), text.toLowerCase()),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ record: [page, anchor, heading, text], title }) => ({
      address: `${pages[page]?.[0]}.html${anchor === '' ? '' : `#${anchor}`}`,
      title,
      heading,
      excerpt: excerptOf(text, words),
    }));
}
