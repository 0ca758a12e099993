/**
 * Shows items of the author and of further pages: filtered, sorted, and in the history of the page. Long because the state of a list is
 * one: its sources, the target that is shown, and the call for it.
 */
import type { AuthorChildren } from '../../core/element/light-dom/author-children.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { formatterOf } from '../../core/page/formatters.ts';
import { languageOf } from '../../core/page/language.ts';
import { store } from '../../core/page/page.ts';
import { isPlainClick } from '../../core/page/plain-click.ts';
import { safeUrl } from '../../core/page/safe-url.ts';
import { matches, originOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { readEntry, writeEntry } from './history-entry.ts';
import type { ListPage, NoPage } from './list-pages.ts';
import { ListPlacement } from './list-placement.ts';
import { type SortValue, sortItems } from './model/item-order.ts';
import {
  addressFor,
  everything,
  hasOtherFields,
  isMatch,
  isSameFolder,
  isSameOrder,
  keyOf,
  type ListQuery,
  ownNames,
  parseSort,
  queryIn,
  type Sort,
  withQuery,
} from './model/list-query.ts';
import { groupsIn, hasGroups, type ItemGroups, listPath, normalize, pageNumberIn } from './model/list-url.ts';
import {
  filterForms,
  identityOf,
  isFilterForm,
  linksBeside,
  mainLink,
  readGroups,
  readSortValue,
} from './read-items.ts';
import { findBox, type ItemsBox, isFilterLink, isPlainLink, linkOf } from './read-list.ts';

/** Where items come from: the page of the author, or another one of the same server. */
interface Source {
  readonly url: string;
  readonly pages: ListPage[];
}

/** The items that are shown. */
interface Target {
  readonly source: Source;
  /** The number of pages of the source. */
  readonly pages: number;
  readonly query: ListQuery;
  /** Whether the items of the source are filtered and sorted here, and not by the server. */
  readonly isLocal: boolean;
  /** Whether the items are the results of other fields, such as those of a search. */
  readonly isSearch: boolean;
}

/** Why and how a target is shown. */
interface ShowOptions {
  /** The URL of the page with the target. */
  readonly address?: string | undefined;
  /** Whether it becomes a new entry of the history. */
  readonly isNew?: boolean;
  /** Whether the focus moves to the first item that is added. */
  readonly isAdding?: boolean;
  /** The scroll position to restore. */
  readonly scroll?: number | undefined;
}

export interface ListState {
  readonly phase: 'idle' | 'loading';
  /** Whether the last call has failed; true until the visitor sees other items. */
  readonly hasFailed: boolean;
  readonly isFiltered: boolean;
  /** The number of items that are shown; missing until the visitor has changed the list. */
  readonly count: number | undefined;
  /** The number of items that the last page has added. */
  readonly added: number;
  /** The number of changes: equal texts are announced again. */
  readonly changes: number;
  /** The URL of the next page, if the author has no link to it. */
  readonly next: string | undefined;
  /** Whether there is a page with all items. */
  readonly canClear: boolean;
}

export const initialState: ListState = {
  phase: 'idle',
  hasFailed: false,
  isFiltered: false,
  count: undefined,
  added: 0,
  changes: 0,
  next: undefined,
  canClear: false,
};

export interface ListServices {
  readonly children: AuthorChildren;
  /** Requests a page; rejects if the code for it is missing. */
  readonly load: (own: ItemsBox, url: string, signal: AbortSignal) => Promise<ListPage | NoPage>;
  /** Called before a page is requested. Returns false if that is cancelled. */
  readonly onLoad: (url: string) => boolean;
  readonly onLoaded: (url: string, count: number) => void;
  readonly onFiltered: (groups: ItemGroups, count: number) => void;
}

/** A link of the author beside the items. */
interface Link {
  readonly node: HTMLAnchorElement;
  /** Missing for links to other sites. */
  readonly url: URL | undefined;
  readonly kind: 'filter' | 'next' | 'previous' | 'other';
}

/** The URLs of the pages with the author's items, also after a list that has changed the URL was moved. */
const firstUrls = new WeakMap<Element, string>();

/** More pages than this are not requested for one URL. */
const mostPages = 20;

/** Pages of more filters than this are requested again. */
const mostSources = 20;

/** The names of controls that filter and sort. */
const filterNames: readonly string[] = ['tag', 'category', 'sort'];

/** The path without the slash that servers add. */
const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

const withoutHash = ({ href }: URL): string => href.split('#', 1)[0] ?? '';

const isSelect = (control: Element): control is HTMLSelectElement => control.localName === 'select';

const isChoice = (control: Element): control is HTMLInputElement =>
  matches(control, 'input:is([type="checkbox" i], [type="radio" i])');

/** Whether a control with this name and value is selected for a query. */
function isSelected(query: ListQuery, name: string, value: string): boolean {
  if (name === 'sort') return isSameOrder(value.trim(), query.sort);
  const selected = name === 'tag' ? query.tag : query.category;
  const own = normalize(value);
  return own ? selected.includes(own) : selected.length === 0;
}

export class ListController {
  readonly state = store(initialState);
  readonly #host: HTMLElement;
  readonly #services: ListServices;
  readonly #document: Document;
  readonly #placement: ListPlacement;
  #box: ItemsBox | undefined;
  #links: readonly Link[] = [];
  #base: Source = { url: '', pages: [] };
  /** The query of the author's items, if the server has filtered them. */
  #baseQuery = everything;
  readonly #sources = new Map<string, Source>();
  /** Items of other pages. */
  readonly #copies = new WeakSet<Element>();
  #target: Target | undefined;
  /** The URL of the page with the target, without its hash. */
  #address = '';
  #groups = new WeakMap<Element, ItemGroups>();
  #sortValues = new Map<Sort['by'], WeakMap<Element, SortValue>>();
  #call = new AbortController();
  /** The scroll position that is restored when the items have arrived. */
  #awaitedScroll: number | undefined;
  #repeat: (() => void) | undefined;
  /** Whether the items of the URL are not shown: they are being loaded, or could not be loaded. */
  #isUrlOfOthers = false;

  constructor(host: HTMLElement, services: ListServices) {
    this.#host = host;
    this.#services = services;
    this.#document = host.ownerDocument;
    this.#placement = new ListPlacement(services.children, host.ownerDocument);
  }

  get #location(): URL {
    const { href } = windowOf(this.#document).location;
    return new URL(URL.canParse('.', href) ? href : unclobber(this.#document).baseURI);
  }

  /** The name of the list in the history of the page. */
  get #key(): string {
    return this.#host.id;
  }

  /** The parameter with the number of pages. */
  get #pagesName(): string {
    return this.#key ? `${this.#key}-pages` : 'pages';
  }

  /** Reads the author's markup, and shows the items of the URL of the page when there is a list for the first time. */
  read(): void {
    const box = findBox(this.#host);
    this.#box = box;
    this.#links = box ? linksBeside(this.#host, box).map((node) => this.#readLink(node)) : [];
    if (!box) return;
    this.#placement.read(box, (item) => this.#copies.has(item));
    this.#groups = new WeakMap();
    this.#sortValues = new Map();
    // Calls and targets hold the source.
    if (!this.#base.url) {
      const url = firstUrls.get(this.#host) ?? this.#location.href;
      firstUrls.set(this.#host, url);
      this.#base = { url, pages: [] };
    }
    const [first] = this.#base.pages;
    // This element changes the author's link when it adds pages.
    const isKnown = first && this.#target && !this.#isUntouched(this.#target);
    const next = isKnown ? first.next : this.#nextLinks()[0]?.url?.href;
    this.#base.pages[0] = { items: this.#placement.served, next };
    if (this.#target) this.#refresh(this.#target);
    else this.#start();
  }

  #readLink(node: HTMLAnchorElement): Link {
    const url = this.#ownUrl(node.getAttribute('href') ?? '');
    if (node.matches('[rel~="next" i]')) return { node, url: isPlainLink(node) ? url : undefined, kind: 'next' };
    if (node.matches('[rel~="prev" i]')) return { node, url, kind: 'previous' };
    return { node, url, kind: url && isFilterLink(node) ? 'filter' : 'other' };
  }

  #refresh(target: Target): void {
    // A long list may still be changing.
    if (this.#isUntouched(target) && !this.#placement.isPending) return;
    const { length } = this.#arrange(true);
    const { state } = this;
    if (state.get().count !== undefined) state.set({ ...state.get(), count: length });
  }

  /** Returns the author's links to the next page, if this element may request it. */
  #nextLinks(): readonly Link[] {
    return this.#links.filter(({ kind, url }) => kind === 'next' && url);
  }

  #filterLinks(): readonly { readonly node: HTMLAnchorElement; readonly url: URL }[] {
    return this.#links.flatMap(({ node, url, kind }) => (kind === 'filter' && url ? [{ node, url }] : []));
  }

  /** Returns a URL of this site. */
  #ownUrl(text: string): URL | undefined {
    const href = safeUrl(text, unclobber(this.#document).baseURI);
    const url = href === undefined ? undefined : new URL(href);
    return url && url.origin === this.#location.origin && /^https?:$/.test(url.protocol) ? url : undefined;
  }

  /** Whether this page may request others of its server: one with an opaque origin may not. */
  get #canRequest(): boolean {
    return originOf(this.#document) !== 'null';
  }

  #groupsOf(item: Element): ItemGroups {
    const known = this.#groups.get(item) ?? readGroups(item);
    this.#groups.set(item, known);
    return known;
  }

  #sortValueOf(item: Element, by: Sort['by']): SortValue {
    const values = this.#sortValues.get(by) ?? new WeakMap<Element, SortValue>();
    this.#sortValues.set(by, values);
    if (!values.has(item)) values.set(item, readSortValue(item, by));
    return values.get(item);
  }

  /** Does what a filter needs before it is used: reads the items, and stores the scroll position. Returns whether all is done. */
  prepare(hasTime: () => boolean): boolean {
    for (const item of this.#placement.served) {
      if (!hasTime()) return false;
      this.#groupsOf(item);
    }
    if (this.#box && !this.isRestoring)
      writeEntry(this.#document, this.#key, { scroll: windowOf(this.#document).scrollY });
    return true;
  }

  /** Shows the items of the URL of the page. */
  #start(): void {
    const url = new URL(this.#base.url);
    const query = this.#queryIn(url);
    const recorded = url.href === this.#location.href ? readEntry(this.#document, this.#key)?.source : undefined;
    const requested = recorded ? this.#ownUrl(recorded) : undefined;
    const isRequested = requested !== undefined && this.#plainUrl(requested) === this.#plainUrl(url);
    const origin = requested ?? this.#linkFor(query)?.url ?? this.#formUrl();
    // The server knows the parameters in URLs that it has written, and not those that this element adds to a page in another folder.
    const isServedUrl = !origin || isSameFolder(origin, url) || pathOf(origin) === pathOf(url);
    // A server with tags in its paths has filtered the items, and so has one that this element has requested. With parameters, all items match if the server knows them.
    const isServed = (item: Element): boolean => {
      const groups = this.#groupsOf(item);
      return !hasGroups(groups) || isMatch(groups, query);
    };
    const isFiltered =
      hasGroups(query) &&
      (isRequested || hasGroups(groupsIn(url.pathname)) || (isServedUrl && this.#placement.served.every(isServed)));
    this.#baseQuery = isFiltered ? query : { ...everything, sort: isServedUrl ? query.sort : '' };
    this.#target = { source: this.#base, pages: 1, query: this.#baseQuery, isLocal: false, isSearch: false };
    this.restore(true);
  }

  /** Shows the list of the current history entry. */
  restore(isFirst = false): void {
    if (!this.#box || !this.#target) return;
    const url = this.#location;
    const entry = readEntry(this.#document, this.#key);
    // A link to a part of the page has added an entry.
    if (!entry && !isFirst && withoutHash(url) === this.#address) {
      if (!this.#isUrlOfOthers && !this.#isUntouched(this.#target))
        writeEntry(this.#document, this.#key, { source: this.#sourceUrl(this.#target) });
      return;
    }
    this.#address = withoutHash(url);
    const wanted = Math.trunc(Number(url.searchParams.get(this.#pagesName))) || 1;
    const target = this.#targetFor(url, entry?.source, Math.min(Math.max(wanted, 1), mostPages));
    if (this.#isShown(target)) {
      this.#end();
      this.#isUrlOfOthers = false;
      this.#awaitedScroll = undefined;
      this.#repeat = undefined;
      if (this.state.get().hasFailed) this.#set({ hasFailed: false });
      return;
    }
    this.#isUrlOfOthers = true;
    this.#show(target, { scroll: entry?.scroll });
  }

  #isShown({ source, pages, query, isLocal }: Target): boolean {
    const now = this.#target;
    const isSame = now && now.source.url === source.url && now.pages === pages && now.isLocal === isLocal;
    return !!isSame && keyOf(now.query) === keyOf(query);
  }

  /** Whether nothing of the author's markup is changed. */
  #isUntouched({ source, pages, isLocal }: Target): boolean {
    return source === this.#base && pages === 1 && !isLocal;
  }

  /** Returns the URL of a source, as it is stored: empty for that of the page. */
  #sourceUrl({ source }: Target): string {
    return source === this.#base ? '' : source.url;
  }

  #hasFilters(): boolean {
    return (
      this.#links.some(({ kind }) => kind === 'filter') ||
      (this.#box !== undefined && filterForms(this.#host, this.#box).length > 0)
    );
  }

  /** Returns the query in a URL of the page, which may have the filters of another list. */
  #queryIn(url: URL): ListQuery {
    return this.#hasFilters() ? queryIn(url) : everything;
  }

  /** Whether the items of the page are all items of the list, so that they can be filtered here. */
  #isComplete(query: ListQuery): boolean {
    const { pages, url } = this.#base;
    const { tag, category, sort } = query;
    const { sort: baseSort } = this.#baseQuery;
    // Only the server knows an order of another name, and the author's order of all items that it has sorted.
    if (sort ? !parseSort(sort) : baseSort && !(hasGroups(query) && parseSort(baseSort))) return false;
    if (hasGroups(this.#baseQuery) || pages.at(-1)?.next !== undefined || pageNumberIn(new URL(url)) > 1) return false;
    const isPart = ({ kind }: Link): boolean => kind === 'previous' || (kind === 'next' && pages.length === 1);
    if (this.#links.some(isPart)) return false;
    const items = pages.flatMap((page) => page.items);
    const isKnown = (kind: keyof ItemGroups): boolean => items.some((item) => this.#groupsOf(item)[kind].length > 0);
    return (tag.length === 0 || isKnown('tag')) && (category.length === 0 || isKnown('category'));
  }

  /** Returns the items of a URL. Without a number of pages, all of them that are known. */
  #targetFor(url: URL, recorded?: string, wanted?: number): Target {
    const query = this.#queryIn(url);
    // Only the history has the URL of results whose fields are not in that of the page.
    const stored = recorded ? this.#ownUrl(recorded) : undefined;
    const base = new URL(this.#base.url);
    if (stored && this.#plainUrl(stored) !== this.#plainUrl(base)) return this.#remote(stored, query, wanted);
    const isPlain = this.#isPlain(url, query);
    const pages = wanted ?? this.#base.pages.length;
    if (isPlain && this.#isComplete(query)) {
      const isLocal = hasGroups(query) || query.sort !== '';
      const all = isLocal ? this.#base.pages.length : pages;
      return { source: this.#base, pages: all, query, isLocal, isSearch: false };
    }
    if (isPlain && pageNumberIn(url) === pageNumberIn(base) && keyOf(query) === keyOf(this.#baseQuery))
      return { source: this.#base, pages, query, isLocal: false, isSearch: false };
    return this.#remote((isPlain && this.#serverUrl(url, query)) || url, query, wanted);
  }

  /** Whether a URL has no fields but those of this element, apart from those of the page. */
  #isPlain(url: URL, query: ListQuery): boolean {
    const base = new URL(this.#base.url);
    const names = this.#filterControls().map((control) => control.getAttribute('name') ?? '');
    const valuesIn = (one: URL, name: string): string =>
      JSON.stringify(one.searchParams.getAll(name).filter((value) => value !== ''));
    const isSame = (name: string): boolean => valuesIn(url, name) === valuesIn(base, name);
    const isSameSearch = names.every((name) => !name || ownNames.includes(name) || isSame(name));
    return isSameSearch && (query === everything || !hasOtherFields(url, base, this.#pagesName));
  }

  #linkFor(query: ListQuery): { readonly url: URL } | undefined {
    return this.#filterLinks().find(({ url }) => keyOf(queryIn(url)) === keyOf(query));
  }

  /** Returns the URL of the first form that filters or sorts. */
  #formUrl(): URL | undefined {
    const isFilter = (control: Element): boolean => filterNames.includes(control.getAttribute('name') ?? '');
    const control = this.#filterControls().find(isFilter);
    // Controls of a form belong to one.
    const form = (control as HTMLInputElement | undefined)?.form;
    const action = form && unclobber(form).getAttribute('action');
    const url = action ? this.#ownUrl(action) : undefined;
    // Browsers replace the parameters of a form.
    if (url) url.search = '';
    return url;
  }

  /** Returns the URL of the server for a query, if that of the page has its parameters from this element. */
  #serverUrl(url: URL, query: ListQuery): URL | undefined {
    const form = this.#formUrl();
    const known = this.#linkFor(query)?.url ?? (form && withQuery(form, query));
    return known && !isSameFolder(known, url) ? known : undefined;
  }

  /** Returns a URL without the parameter of this element. */
  #plainUrl(url: URL): string {
    const plain = new URL(url);
    plain.searchParams.delete(this.#pagesName);
    plain.hash = '';
    return plain.href;
  }

  #remote(url: URL, query: ListQuery, pages?: number): Target {
    const href = this.#plainUrl(url);
    const source = this.#sources.get(href) ?? { url: href, pages: [] };
    const isSearch = !this.#isPlain(url, query);
    return { source, pages: pages ?? Math.max(source.pages.length, 1), query, isLocal: false, isSearch };
  }

  /** Keeps the pages of a source for later, instead of those of one that was shown long ago. */
  #remember(source: Source): void {
    if (source === this.#base) return;
    this.#sources.delete(source.url);
    this.#sources.set(source.url, source);
    const [oldest] = this.#sources.keys();
    if (this.#sources.size > mostSources && oldest !== undefined) this.#sources.delete(oldest);
  }

  /** Shows the items of a link that is clicked. Returns false if the link leads to its page. */
  follow(event: MouseEvent): boolean {
    const node = isPlainClick(event) ? linkOf(event.target) : null;
    const link = this.#links.find((one) => one.node === node);
    if (link?.kind === 'next') return this.#isNext(link.node) && this.more();
    return link?.kind === 'filter' && link.url !== undefined && this.#goTo(link.url);
  }

  /**
   * Shows the items of a form. Returns false if the form leads to its page. With `isLocalOnly`, nothing is requested.
   */
  send(form: Element, fields: URLSearchParams, isLocalOnly: boolean): boolean {
    const action = unclobber(form).getAttribute('action');
    const url = action ? this.#ownUrl(action) : this.#location;
    if (!url) return false;
    url.search = '';
    url.hash = '';
    for (const [name, value] of fields) if (value !== '') url.searchParams.append(name, value);
    return (!isLocalOnly || this.#targetFor(url).source === this.#base) && this.#goTo(url);
  }

  #goTo(url: URL): boolean {
    const page = this.#location;
    // Parameters would contradict the tags in the path of the page.
    if (!isSameFolder(url, page) && listPath(page) !== pathOf(page)) return false;
    const target = this.#targetFor(url);
    if (target.source.pages.length === 0 && !this.#canRequest) return false;
    const address = new URL(addressFor(url, this.#location, target.query, this.#pagesName));
    if (target.pages > 1 && !target.isLocal) address.searchParams.set(this.#pagesName, String(target.pages));
    this.#show(target, { address: address.href, isNew: true });
    return true;
  }

  /** Shows all items. */
  clear(): void {
    const url = this.#allUrl();
    if (url && !this.#goTo(url)) windowOf(this.#document).location.assign(url);
  }

  #allUrl(): URL | undefined {
    const all = this.#filterLinks().find(({ url }) => !hasGroups(queryIn(url)) && !url.searchParams.has('sort'));
    if (all) return all.url;
    if (hasGroups(this.#baseQuery)) return undefined;
    const url = new URL(this.#base.url);
    url.hash = '';
    if (pageNumberIn(url) > 1) url.pathname = listPath(url) || '/';
    for (const name of ['tag', 'category', 'page', this.#pagesName]) url.searchParams.delete(name);
    return url;
  }

  /** Adds the next page. Returns false if the link leads to it. */
  more(): boolean {
    const { state } = this;
    const target = this.#target;
    // The URL may be that of items that could not be loaded.
    if (!target || this.#isUrlOfOthers || !this.#next(target) || !this.#canRequest) return false;
    if (state.get().phase === 'loading') return true;
    const pages = target.pages + 1;
    const address = this.#location;
    address.searchParams.set(this.#pagesName, String(pages));
    this.#show({ ...target, pages }, { address: address.href, isAdding: true });
    return true;
  }

  /** Whether a link is one to the next page that this element adds. */
  #isNext(link: Element): boolean {
    return this.#nextLinks().some(({ node }) => node === link);
  }

  /** Whether a form filters the items. */
  isFilter(form: HTMLFormElement): boolean {
    return this.#box !== undefined && isFilterForm(this.#host, this.#box, form);
  }

  /** Stops waiting for items to restore the scroll position. */
  keepScroll(): void {
    this.#awaitedScroll = undefined;
  }

  /** Whether a scroll position is restored when the items have arrived. The position until then is not that of the visitor. */
  get isRestoring(): boolean {
    return this.#awaitedScroll !== undefined;
  }

  retry(): void {
    if (this.state.get().phase !== 'loading') this.#repeat?.();
  }

  #next({ source, pages }: Target): string | undefined {
    return source.pages[Math.min(pages, source.pages.length) - 1]?.next;
  }

  #set(changes: Partial<ListState>): void {
    this.state.set({ ...this.state.get(), ...changes });
  }

  /** Ends the current call. */
  #end(): void {
    this.#call.abort();
    this.#call = new AbortController();
    this.#setBusy(false);
    if (this.state.get().phase !== 'idle') this.#set({ phase: 'idle' });
  }

  #show(target: Target, options: ShowOptions): void {
    this.#end();
    this.#awaitedScroll = options.scroll;
    this.#repeat = () => this.#show(target, options);
    // Without a request, the items follow the click at once.
    if (target.source.pages.length >= target.pages) this.#commit(target, options);
    else void this.#request(target, options, this.#call.signal);
  }

  async #request(target: Target, options: ShowOptions, signal: AbortSignal): Promise<void> {
    const result = await this.#fill(target, signal);
    if (signal.aborted) return;
    this.#setBusy(false);
    if (result === 'filled') this.#commit(target, options);
    else {
      const isRestore = options.address === undefined;
      this.#set({ phase: 'idle', hasFailed: result === 'failed' || (result === 'other' && isRestore) });
      // Without a list, the page that the visitor has selected can only be shown itself.
      const url = target.source.pages.at(-1)?.next ?? target.source.url;
      if (result === 'other' && !isRestore) windowOf(this.#document).location.assign(url);
    }
  }

  /** Requests the pages of a target that are missing. */
  async #fill({ source, pages }: Target, signal: AbortSignal): Promise<'filled' | 'cancelled' | NoPage> {
    while (source.pages.length < pages) {
      const last = source.pages.at(-1);
      const url = last ? last.next : source.url;
      if (url === undefined) break;
      if (!this.#canRequest) return 'failed';
      // A listener may have shown other items.
      if (!this.#services.onLoad(url) || signal.aborted) return 'cancelled';
      this.#setBusy(true);
      this.#set({ phase: 'loading' });
      const page = await this.#load(url, signal);
      if (signal.aborted || page === 'failed') return 'failed';
      if (page === 'other') return page;
      source.pages.push(this.#withoutKnown(page, source));
    }
    return 'filled';
  }

  async #load(url: string, signal: AbortSignal): Promise<ListPage | NoPage> {
    const { load } = this.#services;
    return this.#box ? load(this.#box, url, signal).catch((): NoPage => 'failed') : 'failed';
  }

  /** Returns a page without items that the source has already: a new item moves others to the next page. */
  #withoutKnown({ items, next }: ListPage, source: Source): ListPage {
    const { baseURI } = unclobber(this.#document);
    const known = new Set(source.pages.flatMap((page) => page.items.map((item) => identityOf(item, baseURI))));
    known.delete(undefined);
    const nexts = new Set([source.url, ...source.pages.map((page) => page.next)]);
    const added = items.filter((item) => !known.has(identityOf(item, baseURI)));
    for (const item of added) this.#copies.add(item);
    return { items: added, next: next !== undefined && nexts.has(next) ? undefined : next };
  }

  #commit(target: Target, options: ShowOptions): void {
    const { isAdding = false } = options;
    const { source, query } = target;
    const before = isAdding ? this.#shownItems() : [];
    const isOtherQuery = !this.#target || keyOf(this.#target.query) !== keyOf(query);
    const active = treeOf(this.#host)?.activeElement ?? null;
    // Before the items change: browsers lay the page out for the scroll position of an entry.
    this.#writeHistory(target, options);
    this.#remember(source);
    this.#target = target;
    this.#isUrlOfOthers = false;
    // An item that gets the focus, or that the page is scrolled to, must be in the page.
    const shown = this.#arrange(isAdding || this.#awaitedScroll !== undefined);
    // What the visitor has selected and not sent stays.
    if (isOtherQuery) this.#syncForms(query);
    const isFiltered = hasGroups(query);
    const { changes } = this.state.get();
    this.state.set({
      phase: 'idle',
      hasFailed: false,
      isFiltered,
      count: shown.length,
      added: isAdding ? shown.length - before.length : 0,
      changes: changes + 1,
      next: this.#nextLinks().length > 0 ? undefined : this.#next(target),
      canClear: isFiltered && this.#allUrl() !== undefined,
    });
    if (isAdding) this.#services.onLoaded(source.pages[target.pages - 2]?.next ?? source.url, shown.length);
    else this.#services.onFiltered(query, shown.length);
    const first = isAdding ? (shown[before.length] ?? shown.at(-1)) : shown[0];
    if (first && this.#isFocusLost(active, isAdding)) this.#focus(first);
    // Items that are moved lose the focus in some browsers.
    else if (active instanceof HTMLElement && active !== this.#host && this.#host.contains(active))
      active.focus({ preventScroll: true });
    const scroll = this.#awaitedScroll;
    this.#awaitedScroll = undefined;
    if (scroll !== undefined) windowOf(this.#document).scrollTo({ top: scroll, behavior: 'instant' });
  }

  #writeHistory(target: Target, { address, isNew = false }: ShowOptions): void {
    if (address === undefined) return;
    const { scrollY: scroll } = windowOf(this.#document);
    if (isNew) writeEntry(this.#document, this.#key, { scroll });
    writeEntry(this.#document, this.#key, { source: this.#sourceUrl(target), scroll }, address, isNew);
    this.#address = withoutHash(this.#location);
  }

  /** Whether the element that had the focus is gone, or has added the items. */
  #isFocusLost(active: Element | null, isAdding: boolean): boolean {
    if (!active || active === unclobber(this.#document).body) return isAdding;
    // The buttons of the view stay.
    if (active === this.#host) return !this.#host.shadowRoot?.activeElement?.matches('[part~="view"]');
    if ((isAdding && this.#isNext(active)) || !active.isConnected) return true;
    return this.#host.contains(active) && !unclobber(active).checkVisibility();
  }

  #focus(item: Element): void {
    const link = mainLink(item);
    if (!link) this.#services.children.quietly(() => this.#services.children.ledger.write(item, 'tabindex', '-1'));
    // Items are HTML elements.
    (link ?? (item as HTMLElement)).focus({ preventScroll: true });
  }

  #shownItems(): readonly Element[] {
    const target = this.#target;
    if (!target) return this.#placement.served;
    const items = target.source.pages.slice(0, target.pages).flatMap((page) => page.items);
    if (!target.isLocal) return items;
    const { query } = target;
    const matching = hasGroups(query) ? items.filter((item) => isMatch(this.#groupsOf(item), query)) : items;
    const sort = parseSort(query.sort);
    if (!sort) return matching;
    const collator = formatterOf(
      'list order',
      languageOf(this.#host),
      (language) => new Intl.Collator(language, { numeric: true }),
    );
    return sortItems(matching, sort, (item, by) => this.#sortValueOf(item, by), collator);
  }

  /** Brings the items of the page into the state of the target, and returns those that are shown. */
  #arrange(isAtOnce: boolean): readonly Element[] {
    const target = this.#target;
    const own = this.#box;
    const wanted = this.#shownItems();
    if (!target || !own) return wanted;
    this.#services.children.quietly(() => {
      this.#placement.place(own, wanted, isAtOnce);
      for (const link of this.#links) this.#mark(link, target);
    });
    return wanted;
  }

  #mark({ node, url, kind }: Link, target: Target): void {
    const { ledger } = this.#services.children;
    if (!url || (kind !== 'next' && kind !== 'filter')) return;
    if (this.#isUntouched(target)) {
      ledger.restore(node);
    } else if (kind === 'next') {
      const next = this.#next(target);
      if (next !== undefined) ledger.write(node, 'href', next);
      ledger.write(node, 'hidden', next === undefined ? '' : null);
    } else {
      ledger.write(node, 'aria-current', this.#isCurrent(queryIn(url), target) ? 'true' : null);
    }
  }

  #isCurrent(link: ListQuery, { query, isSearch }: Target): boolean {
    if (hasGroups(link)) return keyOf({ ...link, sort: '' }) === keyOf({ ...query, sort: '' });
    return link.sort ? isSameOrder(link.sort, query.sort) : !hasGroups(query) && !isSearch;
  }

  #setBusy(isBusy: boolean): void {
    const { children } = this.#services;
    children.quietly(() => {
      for (const { node } of this.#nextLinks()) children.ledger.write(node, 'aria-busy', isBusy ? 'true' : null);
    });
  }

  /** Returns the controls of the author's forms that filter the items. */
  #filterControls(): readonly Element[] {
    const forms = this.#box ? filterForms(this.#host, this.#box) : [];
    return forms.flatMap((form) => Array.from(unclobber(form).elements));
  }

  /** Sets the controls of the author's forms to a query. */
  #syncForms(query: ListQuery): void {
    for (const control of this.#filterControls()) {
      const name = control.getAttribute('name') ?? '';
      if (!filterNames.includes(name)) continue;
      const isOn = (value: string): boolean => isSelected(query, name, value);
      if (isSelect(control)) for (const option of control.options) option.selected = isOn(option.value);
      else if (isChoice(control)) control.checked = isOn(control.value);
    }
  }

  /** Ends all calls, and restores the author's items. */
  release(): void {
    this.#call.abort();
    const own = this.#box;
    if (own) this.#services.children.quietly(() => this.#placement.release(own));
    this.#target = undefined;
  }
}
