/** Brings the items of a list into the page: which are shown, and in which order. */
import type { AuthorChildren } from '../../core/element/light-dom/author-children.ts';
import { unclobber, windowOf } from '../../core/page/unclobber.ts';
import { itemsIn } from './read-items.ts';
import type { ItemsBox } from './read-list.ts';

const isCopy = (item: Element): boolean => item.hasAttribute('data-site-owned');

/** Elements that load again, or lose their state, when they are taken out of the page. */
const stateful = 'iframe, video, audio, embed, object, :focus';

/** A change of the items, which may take several steps. */
interface Work {
  readonly own: ItemsBox;
  readonly wanted: readonly Element[];
  readonly isWanted: ReadonlySet<Element>;
  /** The number of items that are in their place already; 0 if the order is another one. */
  readonly placed: number;
}

/** Longer lists change in steps: what a visitor can see is painted before the rest changes. */
const mostAtOnce = 200;
const firstStep = 40;
const laterStep = 100;

/** Inserts items before a node, in their order. */
function insert(box: Element, items: readonly Element[], before: Node | null): void {
  const node = unclobber(box);
  const moved = new Set<Node>(items);
  let end = before;
  while (end && moved.has(end)) end = unclobber(end).nextSibling;
  if ('moveBefore' in box && box.querySelector(stateful))
    for (const item of items)
      if (item.isConnected) box.moveBefore(item, end);
      else node.insertBefore(item, end);
  else {
    const fragment = unclobber(box.ownerDocument).createDocumentFragment();
    for (const item of items) fragment.appendChild(item);
    node.insertBefore(fragment, end);
  }
}

export class ListPlacement {
  readonly #children: AuthorChildren;
  readonly #view: Window;
  readonly #hidden = new Set<Element>();
  /** The author's items, in the order of the author. */
  #served: readonly Element[] = [];
  #isServed: ReadonlySet<Element> = new Set();
  /** The frame of the next step. */
  #frame = 0;

  constructor(children: AuthorChildren, document: Document) {
    this.#children = children;
    this.#view = windowOf(document);
  }

  get served(): readonly Element[] {
    return this.#served;
  }

  /** Reads the author's items: all but those that the author has hidden, and copies of other pages that were cloned. */
  read(own: ItemsBox, isKnown: (item: Element) => boolean): void {
    const items = itemsIn(own);
    for (const copy of items) if (isCopy(copy) && !isKnown(copy)) unclobber(copy).remove();
    const present = items.filter((item) => !isCopy(item) && (!item.hasAttribute('hidden') || this.#hidden.has(item)));
    // The items may be sorted: those that are known keep the order of the author.
    const [before, now] = [new Set(this.#served), new Set(present)];
    this.#served = [...this.#served.filter((item) => now.has(item)), ...present.filter((item) => !before.has(item))];
    this.#isServed = new Set(this.#served);
  }

  /** Shows these items only, in their order. */
  place(own: ItemsBox, wanted: readonly Element[], isAtOnce: boolean): void {
    this.#end();
    const isWanted = new Set(wanted);
    const present: Element[] = [];
    for (const item of itemsIn(own))
      if (isWanted.has(item)) present.push(item);
      else if (isCopy(item)) unclobber(item).remove();
    const isPrefix = present.every((item, index) => item === wanted[index]);
    const work = { own, wanted, isWanted, placed: isPrefix ? present.length : 0 };
    const isShort = isAtOnce || Math.max(wanted.length, this.#served.length) <= mostAtOnce;
    this.#step(work, 0, isShort ? Number.POSITIVE_INFINITY : firstStep);
  }

  /** Places the wanted items from one index to another, and hides the others up to the last of them. */
  #step(work: Work, from: number, to: number): void {
    const { own, wanted, isWanted, placed } = work;
    const start = Math.max(from, placed);
    const missing = wanted.slice(start, to);
    const previous = wanted[start - 1];
    if (missing.length > 0)
      insert(own.box, missing, previous ? unclobber(previous).nextSibling : (itemsIn(own)[0] ?? null));
    let shown = 0;
    for (const item of itemsIn(own)) {
      if (shown >= to) break;
      if (isWanted.has(item)) shown += 1;
      this.#setHidden(item, !isWanted.has(item));
    }
    if (to < wanted.length || shown >= to) this.#later(() => this.#step(work, to, to + laterStep));
  }

  #setHidden(item: Element, isHidden: boolean): void {
    if (isHidden === this.#hidden.has(item) || !this.#isServed.has(item)) return;
    this.#children.ledger.write(item, 'hidden', isHidden ? '' : null);
    if (isHidden) this.#hidden.add(item);
    else this.#hidden.delete(item);
  }

  /** Calls a function after the frame with the changes before it. */
  #later(change: () => void): void {
    this.#frame = this.#view.requestAnimationFrame(() => {
      this.#frame = this.#view.requestAnimationFrame(() => this.#children.quietly(change));
    });
  }

  #end(): void {
    this.#view.cancelAnimationFrame(this.#frame);
  }

  /** Restores the items of the author. */
  release(own: ItemsBox): void {
    this.#end();
    const inBox = this.#served.filter((item) => unclobber(item).parentNode === own.box);
    const present: Element[] = [];
    for (const item of itemsIn(own))
      if (isCopy(item)) unclobber(item).remove();
      else if (this.#isServed.has(item)) present.push(item);
    const last = itemsIn(own).at(-1);
    if (!present.every((item, index) => item === inBox[index]))
      insert(own.box, inBox, last ? unclobber(last).nextSibling : null);
    this.#hidden.clear();
    this.#served = [];
    this.#isServed = new Set();
  }
}
