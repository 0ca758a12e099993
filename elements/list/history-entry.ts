/** The list in the history of the page: where its items come from, and the scroll position. */
import { number, own, text } from '../../core/model/site-context/decoders.ts';
import { windowOf } from '../../core/page/unclobber.ts';

const entryName = 'siteList';

export interface Entry {
  /** The URL that the items were requested from; missing for those of the page. */
  readonly source?: string | undefined;
  readonly scroll?: number | undefined;
}

/** Returns the entry of the page, which any script can write; undefined if the list has not changed it. */
export function readEntry(document: Document, key: string): Entry | undefined {
  const stored = own(windowOf(document).history.state, entryName);
  if (stored === undefined) return undefined;
  return { source: text(own(own(stored, 'sources'), key)), scroll: number(own(stored, 'scroll')) };
}

/** Changes the current entry, or adds one with this URL. */
export function writeEntry(
  document: Document,
  key: string,
  { source, scroll }: Entry,
  url?: string,
  isNew = false,
): void {
  const { history, location } = windowOf(document);
  const { state } = history;
  const stored = own(state, entryName);
  // Changes of the history take longer than those of a list.
  if (url === undefined && source === undefined && scroll !== undefined && own(stored, 'scroll') === scroll) return;
  // The state of a page that is not an object has no place for another one.
  const isPlain = state === null || Object.prototype.toString.call(state) === '[object Object]';
  const sourceBefore = own(own(stored, 'sources'), key) ?? '';
  const sources = { ...Object(own(stored, 'sources')), ...(source !== undefined && { [key]: source }) };
  const next = { [entryName]: { sources, scroll: scroll ?? own(stored, 'scroll') } };
  try {
    // Routers of pages identify their entries by the rest of the state.
    if (isNew && (url !== location.href || source !== sourceBefore)) history.pushState(next, '', url);
    else if (isPlain) history.replaceState({ ...Object(state), ...next }, '', url);
  } catch {
    // Sandboxed pages may not change their URL, and Safari allows 100 changes in 30 seconds: the list works without.
  }
}
