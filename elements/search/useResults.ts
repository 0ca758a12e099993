import { useLayoutEffect, useRef } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { unclobber, windowOf } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import type { FormState } from './form-state.ts';
import { hasEntry, queryInUrl, readEntry, wasReloaded, writeEntry } from './history-entry.ts';
import { idle, type Outcome } from './model/calls.ts';
import type { ResultPage } from './model/results.ts';
import {
  fieldsInUrl,
  fieldsOf,
  findField,
  isPlainGet,
  namesOf,
  restoreFields,
  submitPlainly,
  urlOf,
} from './search-form.ts';
import { type Search, type SearchCall, useSearchCall } from './useSearchCall.ts';

/** Milliseconds after the last scroll event until the position is stored: Safari allows 100 changes of entries in 30 seconds. */
const settleTime = 300;

/** Stores the scroll position in the entry of a search, for visitors who return to it. */
function useStoredScroll(): void {
  useHostEffect(({ ownerDocument: document }, signal) => {
    const view = windowOf(document);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = (): void => {
      if (hasEntry(document)) writeEntry(document, { scroll: view.scrollY });
    };
    const end = (): void => clearTimeout(timer);
    const wait = (): void => {
      end();
      timer = setTimeout(store, settleTime);
    };
    view.addEventListener('scroll', wait, { signal, passive: true });
    view.addEventListener('pagehide', store, { signal });
    // The position belongs to the entry before.
    view.addEventListener('popstate', end, { signal, capture: true });
    signal.addEventListener('abort', end);
  });
}

/** The history entry whose results the page shows. */
interface ShownEntry {
  query: string;
  /** The fields that the form has sent, as in a URL. */
  fields: string;
  /** The results of the query, once they are shown. */
  page?: ResultPage | undefined;
  /** The scroll position to restore with the next results. */
  scroll?: number | undefined;
}

export interface Results extends Pick<SearchCall, 'state' | 'repeat'> {
  readonly more: () => void;
  /** Whether the author's place for results has those of another query than the page's URL. */
  readonly isRegionOutdated: boolean;
}

interface StartOptions {
  /** The URL of a new entry. */
  readonly url?: string;
  readonly before?: ResultPage;
  /** Leads to the page of the form. */
  readonly leave?: () => void;
}

/** Requests results, and adds an entry to the history of the page. */
function useSearches({ src, pageSize }: ValuesOf<typeof contract>, form: FormState) {
  const document = useHost().ownerDocument;
  const call = useSearchCall(src, pageSize);
  const shown = useRef<ShownEntry>({ query: '', fields: '' });
  const last = useRef<Search>(undefined);

  const settle = ({ query, fields }: Search, outcome: Outcome, { url, leave }: StartOptions): void => {
    if (outcome.phase === 'absent') {
      form.isAbsent = true;
      leave?.();
    } else if (url !== undefined) {
      const { scrollY: scroll } = windowOf(document);
      const { scroll: _scroll, ...entry } = shown.current;
      writeEntry(document, hasEntry(document) ? { scroll } : { ...entry, scroll });
      shown.current = { query, fields: String(fields), page: outcome.page };
      writeEntry(document, { ...shown.current, scroll }, url);
    }
  };
  const start = (search: Search, options: StartOptions = {}): void => {
    last.current = search;
    const onSettle = (outcome: Outcome): void => settle(search, outcome, options);
    void call.run({ ...search, before: options.before, onSettle });
  };
  const more = (): void => {
    const { phase, page } = call.get();
    // During a search, `page` has the results of an earlier one.
    if (phase === 'found' && last.current && page) start(last.current, { before: page });
  };
  return { call, shown, last, start, more };
}

type Searches = ReturnType<typeof useSearches>;

/** Shows the results of the page's URL: on load, and on Back and Forward. */
function useHistory({ call, shown, last, start }: Searches, state: FormState, region: Element): void {
  const host = useHost();
  const document = host.ownerDocument;

  const restore = (field: HTMLInputElement, isNew: boolean): void => {
    const { href } = windowOf(document).location;
    state.startUrl ??= href;
    const entry = readEntry(document);
    const query = entry?.query ?? queryInUrl(href, field.name) ?? '';
    const { form } = field;
    if (!form) return;
    const fields = entry?.fields ? new URLSearchParams(entry.fields) : fieldsInUrl(form, href);
    // Before the first search, the URL has no fields.
    const sent = query ? fields : fieldsOf(form);
    // The visitor may have typed before the script.
    if (!isNew || (query && field.value === field.defaultValue)) {
      if (fields.has(field.name)) restoreFields(form, fields);
      field.value = query;
      state.restored = query;
    }
    const page = isNew && wasReloaded(document) ? undefined : entry?.page;
    shown.current = { query, fields: String(sent), page, scroll: entry?.scroll };
    last.current = { query, fields };
    // The place for results has those of one query, whatever entries of other documents contain.
    const isStart = query === (queryInUrl(state.startUrl, field.name) ?? '');
    const isServed = isStart && unclobber(region).querySelector('a[href]') !== null;
    if (query && !page && !isServed) start({ query, fields });
    else call.show(query, page);
  };
  const onPopState = (): void => {
    const field = findField(host);
    if (!field) return;
    const isOther = (queryInUrl(windowOf(document).location.href, field.name) ?? '') !== shown.current.query;
    // A link to a part of the page changes no query.
    if (isOther || hasEntry(document)) restore(field, false);
  };
  const latest = useLatest(onPopState);
  useHostEffect((_, signal) => {
    const view = windowOf(document);
    view.addEventListener('popstate', () => latest.current(), { signal });
    // Results that arrive late do not move a page that the visitor uses already.
    const keep = (): void => {
      shown.current.scroll = undefined;
    };
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      view.addEventListener(type, keep, { signal, passive: true, capture: true });
  });
  useLayoutEffect(() => {
    const field = findField(host);
    if (field) restore(field, true);
  }, [region]);
}

/** Shows the results of the form in the page, with an entry in its history for each search. */
export function useResults(values: ValuesOf<typeof contract>, state: FormState, region: Element): Results {
  const host = useHost();
  const document = host.ownerDocument;
  const emit = useEmit(contract);
  const searches = useSearches(values, state);
  const { call, shown, start, more } = searches;

  const submit = (event: SubmitEvent): void => {
    const { submitter, defaultPrevented, target } = event;
    const field = findField(host);
    const form = field?.form;
    if (defaultPrevented || state.isLeaving || state.isAbsent || !form || target !== form) return;
    const query = field.value.trim();
    if (!query || !isPlainGet(form, submitter)) return;
    event.preventDefault();
    if (!emit('site-search', { query })) return;
    const fields = fieldsOf(form, submitter);
    const url = urlOf(windowOf(document).location.href, unclobber(form).action, fields, namesOf(form));
    start({ query, fields }, { url, leave: () => submitPlainly(form, submitter, state) });
  };
  const latest = useLatest(submit);
  useHostEffect((node, signal) =>
    unclobber(node).addEventListener('submit', (event) => latest.current(event), { signal }),
  );

  useHistory(searches, state, region);
  useStoredScroll();
  useLayoutEffect(() => {
    const { phase, query, page } = call.state;
    // Restoring an entry has changed the state again.
    if (phase === 'loading' || call.state !== call.get()) return;
    const { scroll } = shown.current;
    shown.current.scroll = undefined;
    if (phase === 'found' && page) {
      shown.current.page = page;
      writeEntry(document, { query, page });
      emit('site-searched', { query, count: page.totalCount });
    }
    if (scroll !== undefined) windowOf(document).scrollTo({ top: scroll, behavior: 'instant' });
  }, [call.state]);
  const { phase, query } = call.state;
  const servedQuery = state.startUrl && queryInUrl(state.startUrl, findField(host)?.name ?? '');
  // Nothing is known before the entry of the page is read.
  const isRegionOutdated = call.state !== idle && phase === 'idle' && !state.isAbsent && query !== (servedQuery ?? '');
  return { state: call.state, repeat: call.repeat, more, isRegionOutdated };
}
