import { useLayoutEffect, useRef } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { unclobber, windowOf } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import type { FormState } from './form-state.ts';
import { hasEntry, queryInUrl, readEntry, wasReloaded, writeEntry } from './history-entry.ts';
import type { Outcome } from './model/calls.ts';
import type { ResultPage } from './model/results.ts';
import { fieldsOf, findField, isPlainGet, urlOf } from './search-form.ts';
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

/** The entry that the page shows. */
interface Shown {
  /** The query of the entry. */
  query: string;
  /** The scroll position to restore with the next results. */
  scroll?: number | undefined;
}

export interface Results extends Pick<SearchCall, 'state' | 'repeat'> {
  readonly more: () => void;
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
  const shown = useRef<Shown>({ query: '' });
  const last = useRef<Search>(undefined);

  const settle = (query: string, outcome: Outcome, { url, leave }: StartOptions): void => {
    if (outcome.phase === 'absent') {
      form.isAbsent = true;
      leave?.();
    } else if (url !== undefined) {
      const { scrollY: scroll } = windowOf(document);
      writeEntry(document, hasEntry(document) ? { scroll } : { query: shown.current.query, isStart: true, scroll });
      writeEntry(document, { query, page: outcome.page, scroll }, url);
      shown.current.query = query;
    }
  };
  const start = (search: Search, options: StartOptions = {}): void => {
    last.current = search;
    const onSettle = (outcome: Outcome): void => settle(search.query, outcome, options);
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
function useHistory({ call, shown, last, start }: Searches, region: Element): void {
  const host = useHost();
  const document = host.ownerDocument;

  const restore = (field: HTMLInputElement, isNew: boolean): void => {
    const entry = readEntry(document);
    const query = entry?.query ?? queryInUrl(document, field.name) ?? '';
    const isServed = isNew && unclobber(region).querySelector('a[href]') !== null;
    // The visitor may have typed before the script.
    if (!isNew || (query && field.value === field.defaultValue)) field.value = query;
    shown.current = { query, scroll: entry?.scroll };
    const fields = new URL(windowOf(document).location.href).searchParams;
    last.current = { query, fields };
    const page = isNew && wasReloaded(document) ? undefined : entry?.page;
    if (query && !page && !entry?.isStart && !isServed) start({ query, fields });
    else if (!isNew || page) call.show(query, page);
  };
  const onPopState = (): void => {
    const field = findField(host);
    if (!field) return;
    const isOther = (queryInUrl(document, field.name) ?? '') !== shown.current.query;
    // A link to a part of the page changes no query.
    if (isOther || hasEntry(document)) restore(field, false);
  };
  const latest = useLatest(onPopState);
  useHostEffect((_, signal) => windowOf(document).addEventListener('popstate', () => latest.current(), { signal }));
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

  const leave = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
    state.isLeaving = true;
    unclobber(form).requestSubmit(submitter);
    state.isLeaving = false;
  };
  const submit = (event: SubmitEvent): void => {
    const { submitter, defaultPrevented, target } = event;
    const field = findField(host);
    const form = field?.form;
    if (defaultPrevented || state.isLeaving || state.isAbsent || !form || target !== form) return;
    const query = field.value.trim();
    if (!query || !isPlainGet(form, submitter)) return;
    event.preventDefault();
    if (!emit('site-search', { query })) return;
    const fields = fieldsOf(form);
    const url = urlOf(windowOf(document).location.href, unclobber(form).action, fields);
    start({ query, fields }, { url, leave: () => leave(form, submitter) });
  };
  const latest = useLatest(submit);
  useHostEffect((node, signal) =>
    unclobber(node).addEventListener('submit', (event) => latest.current(event), { signal }),
  );

  useHistory(searches, region);
  useStoredScroll();
  useLayoutEffect(() => {
    const { phase, query, page } = call.state;
    // Restoring an entry has changed the state again.
    if (phase === 'loading' || call.state !== call.get()) return;
    const { scroll } = shown.current;
    shown.current.scroll = undefined;
    if (phase === 'found' && page) {
      writeEntry(document, { query, page, isStart: false });
      emit('site-searched', { query, count: page.totalCount });
    }
    if (scroll !== undefined) windowOf(document).scrollTo({ top: scroll, behavior: 'instant' });
  }, [call.state]);
  return { state: call.state, repeat: call.repeat, more };
}
