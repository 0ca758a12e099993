/** The results in the history of the page, so that Back and Forward show them again without a call. */
import { number, own, text } from '../../core/model/site-context/decoders.ts';
import { windowOf } from '../../core/page/unclobber.ts';
import { entryName } from './form-state.ts';
import { type ResultPage, readResults } from './model/results.ts';
import { siteUrl } from './request-results.ts';

export interface Entry {
  readonly query: string;
  /** The fields that the form has sent, as in a URL. */
  readonly fields?: string | undefined;
  /** Missing for the page before the first search, and after a failure. */
  readonly page: ResultPage | undefined;
  readonly scroll: number;
}

function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Sandboxed pages may not change their URL, and Safari allows 100 changes in 30 seconds: the search works without.
  }
}

/** Returns the entry of the page. Any script can write it, so it is read as an answer of a server. */
export function readEntry(document: Document): Entry | undefined {
  const stored = own(windowOf(document).history.state, entryName);
  const query = own(stored, 'query');
  if (typeof query !== 'string') return undefined;
  const page = own(stored, 'page');
  // All results that were shown, of any number of pages: otherwise the next page would leave a gap.
  const reading = readResults(page, (url) => siteUrl(document, url), number(own(page, 'page')), Infinity);
  const omitted = Math.max(0, number(own(page, 'omitted')) ?? 0);
  return {
    query,
    fields: text(own(stored, 'fields')),
    page: reading && { ...reading.page, omitted },
    scroll: number(own(stored, 'scroll')) ?? 0,
  };
}

/** Changes the current entry, or adds one with this URL. */
export function writeEntry(document: Document, entry: Partial<Entry>, url?: string): void {
  const { history, location } = windowOf(document);
  const { state } = history;
  const others = Object(state) === state ? state : {};
  attempt(() => {
    // As for links, the same URL adds no entry.
    if (url === undefined || url === location.href)
      history.replaceState({ ...others, [entryName]: { ...others[entryName], ...entry } }, '');
    else history.pushState({ ...others, [entryName]: entry }, '', url);
  });
}

/** Whether the current entry is one of a search. */
export const hasEntry = (document: Document): boolean => own(windowOf(document).history.state, entryName) !== undefined;

/** Whether the visitor has reloaded the page: its results are then requested again. */
export const wasReloaded = (document: Document): boolean =>
  windowOf(document)
    .performance.getEntriesByType('navigation')
    .some((entry) => Reflect.get(entry, 'type') === 'reload');

/** Returns the query in a URL; undefined without one. */
export const queryInUrl = (url: string, field: string): string | undefined =>
  text(new URL(url).searchParams.get(field)?.trim());
