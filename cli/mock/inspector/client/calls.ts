/** The live list of calls, the newest first. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import { messages } from '../messages.en.ts';
import type { CallSummary } from '../recorder.ts';
import type { Api } from './api.ts';
import { callDetails } from './call-details.ts';
import { callRow, isProblem } from './call-row.ts';

/** The same number as on the server. */
const maxCalls = 1000;

/**
 * Replaces the children that differ. The others keep the focus, their scroll position, and whether their headers are
 * shown.
 */
function updateChildren(parent: HTMLElement, next: readonly HTMLElement[]): void {
  const current = [...parent.children];
  const isSame = (one: Element, other: Element): boolean =>
    one.tagName === other.tagName && one.textContent === other.textContent;
  const nodes = next.map((node) => current.find((one) => isSame(one, node)) ?? node);
  for (const old of current) if (!nodes.includes(old)) old.remove();
  nodes.forEach((node, index) => {
    const existing = parent.children[index] ?? null;
    if (existing !== node) parent.insertBefore(node, existing);
  });
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Focuses an element. A heading becomes focusable only now, so that links to it leave the focus where it is. */
function moveFocus(element: HTMLElement): void {
  if (element instanceof HTMLHeadingElement) element.tabIndex = -1;
  element.focus();
}

export class Calls {
  readonly #api: Api;
  readonly #elsewhere: (id: number) => readonly HTMLElement[];
  readonly #calls = new Map<number, { readonly call: CallSummary; readonly item: HTMLLIElement }>();
  readonly #heading = el('h2', { id: 'calls' }, formatMessage(messages['inspector-calls']));
  readonly #list = el('ul', { class: 'calls' });
  readonly #note = el('p', { class: 'muted' });
  readonly #filter = el('input', { type: 'search', id: 'filter', input: () => this.show() });
  readonly #problems = el('input', { type: 'checkbox', id: 'problems', change: () => this.show() });
  readonly #details = el('section', { class: 'details', 'aria-label': formatMessage(messages['inspector-call']) });
  #open: number | undefined;
  /** Has the focus again when the call is closed. */
  #opener: HTMLElement | undefined;

  /** `elsewhere` returns the buttons that show a call in other views, and the headings of these views. */
  constructor(api: Api, elsewhere: (id: number) => readonly HTMLElement[]) {
    this.#api = api;
    this.#elsewhere = elsewhere;
    this.#close();
    this.show();
  }

  /** The list of calls, and the details of one. */
  get view(): { readonly list: HTMLElement; readonly details: HTMLElement } {
    const clear = el(
      'button',
      { type: 'button', click: () => void this.#api.clear() },
      formatMessage(messages['inspector-clear']),
    );
    const filter = el('label', { for: 'filter' }, formatMessage(messages['inspector-filter']), this.#filter);
    const problems = el(
      'label',
      { for: 'problems', class: 'check' },
      this.#problems,
      formatMessage(messages['inspector-problems-only']),
    );
    const list = el(
      'section',
      { class: 'list', 'aria-labelledby': 'calls' },
      this.#heading,
      el('div', { class: 'filters' }, filter, problems, clear),
      this.#note,
      this.#list,
    );
    return { list, details: this.#details };
  }

  /** Adds a new call, or updates it when it has a response. */
  put(call: CallSummary): void {
    const known = this.#calls.get(call.id);
    const row = callRow(call, () => this.open(call.id, item.querySelector('button') ?? row));
    const item = known?.item ?? el('li', {}, row);
    // Keep the button, so that it keeps the focus and a click in progress.
    if (known) item.firstElementChild?.replaceChildren(...row.childNodes);
    this.#calls.set(call.id, { call, item });
    if (!known) this.#list.prepend(item);
    if (this.#calls.size > maxCalls) this.remove([...this.#calls.keys()].slice(0, 1));
    this.#showItem({ call, item });
    this.#updateNote();
    if (call.id === this.#open) void this.#show(call.id);
  }

  remove(ids: readonly number[]): void {
    for (const id of ids) {
      this.#calls.get(id)?.item.remove();
      this.#calls.delete(id);
    }
    if (this.#open !== undefined && ids.includes(this.#open)) this.#close();
    this.#updateNote();
  }

  /** Empties the list: a new connection sends all calls again. */
  empty(): void {
    this.#calls.clear();
    this.#list.replaceChildren();
    this.#close();
    this.#updateNote();
  }

  #isShown(call: CallSummary): boolean {
    const isWanted = call.url.toLowerCase().includes(this.#filter.value.trim().toLowerCase());
    return call.session === this.#api.session && isWanted && (!this.#problems.checked || isProblem(call));
  }

  #showItem({ call, item }: { readonly call: CallSummary; readonly item: HTMLLIElement }): void {
    item.hidden = !this.#isShown(call);
    const row = item.firstElementChild;
    if (call.id === this.#open) row?.setAttribute('aria-current', 'true');
    else row?.removeAttribute('aria-current');
  }

  /** Shows the calls that match the filter and the session. */
  show(): void {
    for (const entry of this.#calls.values()) this.#showItem(entry);
    this.#updateNote();
  }

  #updateNote(): void {
    const isEmpty = this.#list.querySelector('li:not([hidden])') === null;
    const hasSome = [...this.#calls.values()].some(({ call }) => call.session === this.#api.session);
    this.#note.hidden = !isEmpty;
    this.#note.textContent = formatMessage(messages[hasSome ? 'inspector-calls-hidden' : 'inspector-calls-none']);
  }

  #close(): void {
    const targets = this.#details.contains(document.activeElement) ? this.#focusTargets() : [];
    this.#open = undefined;
    this.#opener = undefined;
    this.#details.replaceChildren(el('p', { class: 'muted' }, formatMessage(messages['inspector-detail-choose'])));
    this.#details.classList.remove('open');
    this.show();
    const target = targets.find(isVisible);
    if (target) moveFocus(target);
  }

  /** Returns the elements of which the first visible one gets the focus of the open call: the view may have changed. */
  #focusTargets(): readonly HTMLElement[] {
    if (this.#open === undefined) return [];
    const row = this.#calls.get(this.#open)?.item.querySelector('button');
    const own = [this.#opener, row, this.#heading].flatMap((element) => element ?? []);
    return [...own, ...this.#elsewhere(this.#open)];
  }

  /** Shows a call; closing it returns the focus to the opener, or to the row or the heading of the view that is shown then. */
  open(id: number, opener: HTMLElement): void {
    this.#opener = opener;
    void this.#show(id);
  }

  async #show(id: number): Promise<void> {
    const isNew = this.#open !== id;
    this.#open = id;
    this.show();
    const call = await this.#api.readCall(id);
    if (!call || this.#open !== id) return;
    const details = callDetails(call, () => this.#close());
    if (isNew) this.#details.replaceChildren(...details);
    else updateChildren(this.#details, details);
    this.#details.classList.add('open');
    if (isNew) this.#details.querySelector('h2')?.focus();
  }
}
