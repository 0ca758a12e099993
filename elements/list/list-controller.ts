/**
 * Shows items of the author and of further pages: filtered, sorted, and in the history of the page. Long because the state of a list is
 * one: its sources, the target that is shown, and the call for it.
 */
import type { AuthorChildren } from '../../core/element/light-dom/author-children.ts';
import { languageOf } from '../../core/page/language.ts';
import { store } from '../../core/page/page.ts';
import { isPlainClick } from '../../core/page/plain-click.ts';
import { safeUrl } from '../../core/page/safe-url.ts';
import { closest, isElement, matches, originOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { readEntry, writeEntry } from './history-entry.ts';
import type { ListPage } from './list-pages.ts';
import { type SortValues, sortItems } from './model/item-order.ts';
import {
  addressFor,
  hasGroups,
  hasOtherFields,
  type ItemGroups,
  isMatch,
  keyOf,
  type ListQuery,
  pageNumberIn,
  queryIn,
} from './model/list-query.ts';
import {
  findBox,
  type ItemsBox,
  isFilterLink,
  isPlainLink,
  itemsIn,
  linksBeside,
  mainLink,
  readGroups,
  readSortValues,
} from './read-list.ts';

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
  readonly phase: 'idle' | 'loading' | 'failed';
  readonly isFiltered: boolean;
  /** The number of items that are shown; missing until the visitor has changed the list. */
  readonly count: number | undefined;
  /** The number of items that the last page has added. */
  readonly added: number;
  /** The URL of the next page, if the author has no link to it. */
  readonly next: string | undefined;
  /** Whether there is a page with all items. */
  readonly canClear: boolean;
}

export const initialState: ListState = {
  phase: 'idle',
  isFiltered: false,
  count: undefined,
  added: 0,
  next: undefined,
  canClear: false,
};

export interface ListServices {
  readonly children: AuthorChildren;
  /** Requests a page; rejects if the code for it is missing. */
  readonly load: (own: ItemsBox, url: string, signal: AbortSignal) => Promise<ListPage | undefined>;
  /** Called before a page is requested; returns false if that is cancelled. */
  readonly onLoad: (url: string) => boolean;
  readonly onLoaded: (url: string, count: number) => void;
  readonly onFiltered: (groups: ItemGroups, count: number) => void;
}

const noQuery: ListQuery = { tag: [], category: [], sort: undefined };

const hrefOf = (item: Element): string | null => mainLink(item)?.getAttribute('href') ?? null;

const isSelect = (control: Element): control is HTMLSelectElement => control.localName === 'select';

const isChoice = (control: Element): control is HTMLInputElement =>
  matches(control, '[type="checkbox" i], [type="radio" i]');

/** Whether a control with this name and value is selected for a query. */
function isSelected(query: ListQuery, name: string, value: string): boolean {
  const own = queryIn(new URL(`?${new URLSearchParams({ [name]: value })}`, 'https://a.example'));
  if (name === 'sort') return keyOf({ ...noQuery, sort: own.sort }) === keyOf({ ...noQuery, sort: query.sort });
  const kind = name === 'tag' ? 'tag' : 'category';
  const [first] = own[kind];
  return first === undefined ? query[kind].length === 0 : query[kind].includes(first);
}

export class ListController {
  readonly state = store(initialState);
  readonly #host: HTMLElement;
  readonly #services: ListServices;
  readonly #document: Document;
  #box: ItemsBox | undefined;
  #served: readonly Element[] = [];
  #beside: readonly HTMLAnchorElement[] = [];
  #base: Source = { url: '', pages: [] };
  /** The query of the author's items, if the server has filtered them. */
  #baseQuery = noQuery;
  readonly #sources = new Map<string, Source>();
  #target: Target | undefined;
  #hidden = new Set<Element>();
  #groups = new WeakMap<Element, ItemGroups>();
  #sortValues = new WeakMap<Element, SortValues>();
  #call = new AbortController();
  #mayScroll = true;
  #repeat: (() => void) | undefined;

  constructor(host: HTMLElement, services: ListServices) {
    this.#host = host;
    this.#services = services;
    this.#document = host.ownerDocument;
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

  /** Reads the author's markup. */
  read(): void {
    const box = findBox(this.#host);
    this.#box = box;
    this.#beside = box ? linksBeside(this.#host, box.box) : [];
    if (!box) return;
    for (const copy of itemsIn(box)) if (copy.hasAttribute('data-site-owned') && !this.#knows(copy)) copy.remove();
    const present = itemsIn(box).filter(
      (item) => !item.hasAttribute('data-site-owned') && (!item.hasAttribute('hidden') || this.#hidden.has(item)),
    );
    // The items may be sorted: those that are known keep the author's order.
    const [before, now] = [new Set(this.#served), new Set(present)];
    this.#served = [...this.#served.filter((item) => now.has(item)), ...present.filter((item) => !before.has(item))];
    this.#groups = new WeakMap();
    this.#sortValues = new WeakMap();
    if (!this.#base.url) this.#base = { url: this.#location.href, pages: [] };
    const next = this.#base.pages[0]?.next ?? this.#nextOfAuthor();
    // Calls and targets hold the source.
    this.#base.pages[0] = { items: this.#served, next };
    if (this.#target) this.#refresh(this.#target);
  }

  #refresh(target: Target): void {
    if (this.#isUntouched(target)) return;
    const { length } = this.#arrange();
    const { state } = this;
    if (state.get().count !== undefined) state.set({ ...state.get(), count: length });
  }

  #knows(item: Element): boolean {
    return [this.#base, ...this.#sources.values()].some(({ pages }) => pages.some(({ items }) => items.includes(item)));
  }

  #links(): readonly HTMLAnchorElement[] {
    return this.#beside;
  }

  /** Returns the author's links to the next page, if this element may request it. */
  #nextLinks(): readonly HTMLAnchorElement[] {
    return this.#links().filter((link) => link.matches('[rel~="next" i]') && isPlainLink(link) && this.#urlOf(link));
  }

  #nextOfAuthor(): string | undefined {
    const [link] = this.#nextLinks();
    return link && this.#urlOf(link)?.href;
  }

  /** Returns a URL of this site. */
  #ownUrl(text: string): URL | undefined {
    const href = safeUrl(text, unclobber(this.#document).baseURI);
    const url = href === undefined ? undefined : new URL(href);
    return url && url.origin === this.#location.origin && /^https?:$/.test(url.protocol) ? url : undefined;
  }

  #urlOf(link: Element): URL | undefined {
    return this.#ownUrl(link.getAttribute('href') ?? '');
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

  #sortValuesOf(item: Element): SortValues {
    const known = this.#sortValues.get(item) ?? readSortValues(item);
    this.#sortValues.set(item, known);
    return known;
  }

  /** Shows the items of the URL of the page. */
  start(): void {
    if (!this.#box) return;
    const url = this.#location;
    const query = this.#hasFilters() ? queryIn(url) : noQuery;
    // A server that filters shows matching items only; so does one whose items have no tags.
    if (hasGroups(query)) {
      const matching = this.#served.filter((item) => isMatch(this.#groupsOf(item), query));
      if (matching.length === 0 || matching.length === this.#served.length) this.#baseQuery = query;
    }
    this.#baseQuery = { ...this.#baseQuery, sort: query.sort };
    this.restore(true);
  }

  /** Shows the list of the current history entry. */
  restore(isFirst = false): void {
    if (!this.#box) return;
    const url = this.#location;
    const entry = readEntry(this.#document, this.#key);
    const pages = Math.min(Math.max(Math.trunc(Number(url.searchParams.get(this.#pagesName))) || 1, 1), 100);
    const target = this.#targetFor(url, pages, entry?.source);
    if (isFirst) this.#target = { source: this.#base, pages: 1, query: this.#baseQuery, isLocal: false };
    if (this.#isShown(target)) {
      this.#end();
      return;
    }
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

  /** Whether the items of the page are all items of the list, so that they can be filtered here. */
  #isComplete(query: ListQuery): boolean {
    const { pages } = this.#base;
    if (hasGroups(this.#baseQuery) || pages.at(-1)?.next !== undefined) return false;
    if (pageNumberIn(new URL(this.#base.url)) > 1) return false;
    if (this.#links().some((link) => link.matches('[rel~="prev" i]'))) return false;
    if (pages.length === 1 && this.#links().some((link) => link.matches('[rel~="next" i]'))) return false;
    const items = pages.flatMap((page) => page.items);
    return (['tag', 'category'] as const).every(
      (kind) => query[kind].length === 0 || items.some((item) => this.#groupsOf(item)[kind].length > 0),
    );
  }

  #targetFor(url: URL, pages = 1, source?: string): Target {
    // The URL may have the filters of another list.
    const query = this.#hasFilters() ? queryIn(url) : noQuery;
    const isPlain = query === noQuery || !hasOtherFields(url, new URL(this.#base.url), this.#pagesName);
    if (isPlain && this.#isComplete(query)) {
      const isLocal = hasGroups(query) || query.sort !== undefined;
      return { source: this.#base, pages: isLocal ? this.#base.pages.length : pages, query, isLocal };
    }
    const isSamePage = pageNumberIn(url) === pageNumberIn(new URL(this.#base.url));
    if (isPlain && isSamePage && keyOf(query) === keyOf(this.#baseQuery))
      return { source: this.#base, pages, query, isLocal: false };
    const recorded = source === undefined ? undefined : this.#ownUrl(source)?.href;
    const link = this.#links().find((one) => {
      const own = this.#urlOf(one);
      return own && isFilterLink(one) && keyOf(queryIn(own)) === keyOf(query);
    });
    const plain = new URL(url);
    plain.searchParams.delete(this.#pagesName);
    const href = recorded ?? (isPlain && link && this.#urlOf(link)?.href) ?? plain.href;
    const known = this.#sources.get(href || plain.href) ?? { url: href || plain.href, pages: [] };
    this.#sources.set(known.url, known);
    return { source: known, pages, query, isLocal: false };
  }

  /** Shows the items of a link that is clicked. Returns false if the link leads to its page. */
  follow(event: MouseEvent): boolean {
    const { target } = event;
    const link = target && isElement(target) && isPlainClick(event) ? closest(target, 'a[href]') : undefined;
    if (!link || !this.#box || this.#box.box.contains(link)) return false;
    if (this.isNext(link)) return this.more();
    const url = isFilterLink(link) ? this.#urlOf(link) : undefined;
    // Numbered pages have no item in common, so the link leads to its page.
    return url !== undefined && pageNumberIn(url) === 1 && this.#goTo(url);
  }

  /**
   * Shows the items of a form. Returns false if the form leads to its page. With `isLocalOnly`, nothing is requested.
   */
  send(form: Element, fields: URLSearchParams, isLocalOnly: boolean): boolean {
    const action = unclobber(form).getAttribute('action');
    const url = action ? this.#ownUrl(action) : this.#location;
    if (!url) return false;
    url.search = '';
    for (const [name, value] of fields) if (value !== '') url.searchParams.append(name, value);
    return (!isLocalOnly || !this.#needsServer(url)) && this.#goTo(url);
  }

  #hasFilters(): boolean {
    const isForm = [...this.#host.querySelectorAll('form')].some((form) => this.isBeside(form));
    return isForm || this.#links().some(isFilterLink);
  }

  #needsServer(url: URL): boolean {
    return this.#targetFor(url).source !== this.#base;
  }

  #goTo(url: URL): boolean {
    const target = this.#targetFor(url);
    if (target.source.pages.length === 0 && !this.#canRequest) return false;
    const address = addressFor(url, this.#location, target.query, this.#pagesName);
    this.#show(target, { address, isNew: true });
    return true;
  }

  /** Shows all items. */
  clear(): void {
    const url = this.#allUrl();
    if (url) this.#goTo(url);
  }

  #allUrl(): URL | undefined {
    const all = this.#links().find((link) => {
      const url = isFilterLink(link) ? this.#urlOf(link) : undefined;
      return url && !hasGroups(queryIn(url)) && !url.searchParams.has('sort');
    });
    if (all) return this.#urlOf(all);
    if (hasGroups(this.#baseQuery)) return undefined;
    const url = new URL(this.#base.url);
    for (const name of ['tag', 'category', this.#pagesName]) url.searchParams.delete(name);
    return url;
  }

  /** Adds the next page. Returns false if the link leads to it. */
  more(): boolean {
    const { state } = this;
    const target = this.#target;
    if (!target || !this.#next(target) || !this.#canRequest) return false;
    if (state.get().phase === 'loading') return true;
    const pages = target.pages + 1;
    const address = this.#location;
    address.searchParams.set(this.#pagesName, String(pages));
    this.#show({ ...target, pages }, { address: address.href, isAdding: true });
    return true;
  }

  /** Whether a link is one to the next page that this element adds. */
  isNext(link: Element): boolean {
    return this.#nextLinks().some((one) => one === link);
  }

  /** Whether a form is the author's, beside the items. */
  isBeside(form: Element): boolean {
    return this.#box !== undefined && this.#host.contains(form) && !this.#box.box.contains(form);
  }

  /** Restores no scroll position any more. */
  keepScroll(): void {
    this.#mayScroll = false;
  }

  retry(): void {
    this.#repeat?.();
  }

  #next({ source, pages }: Target): string | undefined {
    return source.pages[Math.min(pages, source.pages.length) - 1]?.next;
  }

  /** Ends the current call. */
  #end(): void {
    this.#call.abort();
    this.#call = new AbortController();
    this.#setBusy(false);
    if (this.state.get().phase !== 'idle') this.state.set({ ...this.state.get(), phase: 'idle' });
  }

  #show(target: Target, options: ShowOptions): void {
    this.#end();
    this.#mayScroll = true;
    const { signal } = this.#call;
    this.#repeat = () => this.#show(target, options);
    const { pages } = target.source;
    // Without a request, the items follow the click at once.
    if (pages.length >= target.pages) this.#commit(target, options);
    else void this.#request(target, options, signal);
  }

  async #request(target: Target, options: ShowOptions, signal: AbortSignal): Promise<void> {
    const result = await this.#fill(target, signal);
    if (signal.aborted) return;
    this.#setBusy(false);
    if (result === 'filled') this.#commit(target, options);
    else this.state.set({ ...this.state.get(), phase: result === 'failed' ? 'failed' : 'idle' });
  }

  /** Requests the pages of a target that are missing. */
  async #fill({ source, pages }: Target, signal: AbortSignal): Promise<'filled' | 'failed' | 'cancelled'> {
    while (source.pages.length < pages) {
      const last = source.pages.at(-1);
      const url = last ? last.next : source.url;
      if (url === undefined) break;
      if (!this.#canRequest) return 'failed';
      if (!this.#services.onLoad(url)) return 'cancelled';
      this.#setBusy(true);
      this.state.set({ ...this.state.get(), phase: 'loading' });
      const page = await this.#load(url, signal);
      if (signal.aborted || !page) return 'failed';
      source.pages.push(this.#withoutKnown(page, source));
    }
    return 'filled';
  }

  async #load(url: string, signal: AbortSignal): Promise<ListPage | undefined> {
    return this.#box && this.#services.load(this.#box, url, signal).catch(() => undefined);
  }

  /** Returns a page without items that the source has already: a new item moves others to the next page. */
  #withoutKnown({ items, next }: ListPage, source: Source): ListPage {
    const resolve = (href: string | null): string | undefined =>
      href === null ? undefined : safeUrl(href, unclobber(this.#document).baseURI);
    const known = new Set(source.pages.flatMap((page) => page.items.map((item) => resolve(hrefOf(item)))));
    known.delete(undefined);
    const nexts = new Set([source.url, ...source.pages.map((page) => page.next)]);
    const added = items.filter((item) => !known.has(resolve(hrefOf(item))));
    return { items: added, next: next !== undefined && nexts.has(next) ? undefined : next };
  }

  #commit(target: Target, { address, isNew = false, isAdding, scroll }: ShowOptions): void {
    const before = isAdding ? this.#shownItems() : [];
    const isOtherQuery = !this.#target || keyOf(this.#target.query) !== keyOf(target.query);
    const { source } = target;
    // Before the items change: browsers lay the page out for the scroll position of an entry.
    if (address !== undefined) {
      const { scrollY } = windowOf(this.#document);
      if (isNew) writeEntry(this.#document, this.#key, { scroll: scrollY });
      const url = source === this.#base ? '' : source.url;
      writeEntry(this.#document, this.#key, { source: url, scroll: scrollY }, address, isNew);
    }
    this.#target = target;
    const shown = this.#arrange();
    // What the visitor has selected and not sent stays.
    if (isOtherQuery) this.#syncForms(target.query);
    const known = new Set(before);
    const first = isAdding ? shown.find((item) => !known.has(item)) : undefined;
    const isFiltered = hasGroups(target.query);
    const hasLink = this.#nextLinks().length > 0;
    this.state.set({
      phase: 'idle',
      isFiltered,
      count: shown.length,
      added: isAdding ? shown.length - before.length : 0,
      next: hasLink ? undefined : this.#next(target),
      canClear: isFiltered && this.#allUrl() !== undefined,
    });
    if (isAdding) this.#services.onLoaded(source.pages.at(-2)?.next ?? source.url, shown.length);
    else this.#services.onFiltered(target.query, shown.length);
    if (first) this.#focus(first);
    if (scroll !== undefined && this.#mayScroll)
      windowOf(this.#document).scrollTo({ top: scroll, behavior: 'instant' });
  }

  /** Moves the focus to an item that is added, unless the visitor has moved it elsewhere meanwhile. */
  #focus(item: Element): void {
    const { activeElement, body } = unclobber(this.#document);
    const isHere = activeElement === this.#host || this.#nextLinks().some((link) => link === activeElement);
    if (isHere || activeElement === body || activeElement === null) mainLink(item)?.focus({ preventScroll: true });
  }

  #shownItems(): readonly Element[] {
    const target = this.#target;
    if (!target) return this.#served;
    const items = target.source.pages.slice(0, target.pages).flatMap((page) => page.items);
    if (!target.isLocal) return items;
    const { query } = target;
    const matching = hasGroups(query) ? items.filter((item) => isMatch(this.#groupsOf(item), query)) : items;
    if (!query.sort) return matching;
    const collator = new Intl.Collator(languageOf(this.#host) || undefined, { numeric: true });
    return sortItems(matching, query.sort, (item) => this.#sortValuesOf(item), collator);
  }

  /** Brings the items of the page into the state of the target, and returns those that are shown. */
  #arrange(): readonly Element[] {
    const target = this.#target;
    const own = this.#box;
    const wanted = this.#shownItems();
    if (!target || !own) return wanted;
    const { children } = this.#services;
    children.quietly(() => {
      this.#place(own, wanted);
      for (const link of this.#links()) this.#mark(link, target);
    });
    return wanted;
  }

  #place(own: ItemsBox, wanted: readonly Element[]): void {
    const box = unclobber(own.box);
    const { ledger } = this.#services.children;
    const isWanted = new Set(wanted);
    for (const item of this.#served) {
      const isHidden = !isWanted.has(item);
      if (isHidden === this.#hidden.has(item)) continue;
      ledger.write(item, 'hidden', isHidden ? '' : null);
      if (isHidden) this.#hidden.add(item);
      else this.#hidden.delete(item);
    }
    for (const item of itemsIn(own)) if (item.hasAttribute('data-site-owned') && !isWanted.has(item)) item.remove();
    const present = itemsIn(own).filter((item) => isWanted.has(item));
    if (present.length === wanted.length && present.every((item, index) => item === wanted[index])) return;
    // New items follow those that are there; another order moves all.
    const isPrefix = present.every((item, index) => item === wanted[index]);
    box.append(...(isPrefix ? wanted.slice(present.length) : wanted));
  }

  #mark(link: HTMLAnchorElement, target: Target): void {
    const { ledger } = this.#services.children;
    if (this.#isUntouched(target)) {
      ledger.restore(link);
      return;
    }
    const next = this.#next(target);
    if (link.matches('[rel~="next" i]')) {
      if (!this.isNext(link)) return;
      if (next !== undefined) ledger.write(link, 'href', next);
      ledger.write(link, 'hidden', next === undefined ? '' : null);
    } else if (isFilterLink(link)) {
      const url = this.#urlOf(link);
      if (url) ledger.write(link, 'aria-current', this.#isCurrent(queryIn(url), target.query) ? 'true' : null);
    }
  }

  #isCurrent(link: ListQuery, shown: ListQuery): boolean {
    if (hasGroups(link)) return keyOf({ ...link, sort: undefined }) === keyOf({ ...shown, sort: undefined });
    if (link.sort) return keyOf({ ...noQuery, sort: link.sort }) === keyOf({ ...noQuery, sort: shown.sort });
    return !hasGroups(shown);
  }

  #setBusy(isBusy: boolean): void {
    const { children } = this.#services;
    children.quietly(() => {
      for (const link of this.#nextLinks()) children.ledger.write(link, 'aria-busy', isBusy ? 'true' : null);
    });
  }

  /** Sets the controls of the author's forms to a query. */
  #syncForms(query: ListQuery): void {
    for (const control of this.#host.querySelectorAll('input, select')) {
      const name = control.getAttribute('name') ?? '';
      if (!['tag', 'category', 'sort'].includes(name) || this.#box?.box.contains(control)) continue;
      const isOn = (value: string): boolean => isSelected(query, name, value);
      if (isSelect(control)) for (const option of control.options) option.selected = isOn(option.value);
      else if (isChoice(control)) control.checked = isOn(control.value);
    }
  }

  /** Ends all calls, and restores the author's items. */
  release(): void {
    this.#call.abort();
    const own = this.#box;
    if (!own) return;
    this.#services.children.quietly(() => {
      for (const item of itemsIn(own)) if (item.hasAttribute('data-site-owned')) item.remove();
      const inBox = this.#served.filter((item) => item.parentNode === own.box);
      const present = itemsIn(own).filter((item) => inBox.includes(item));
      if (!present.every((item, index) => item === inBox[index])) unclobber(own.box).append(...inBox);
    });
  }
}
