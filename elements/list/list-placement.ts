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
function insert(box: Element, items: readonly Node[], before: Node | null): void {
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
  /** Whether the items are in another order than the author's. */
  #isReordered = false;
  /** The nodes of the box before they were in another order: headings may be between the items. */
  #nodes: readonly Node[] = [];
  /** The frame of the next step. */
  #frame: number | undefined;

  constructor(children: AuthorChildren, document: Document) {
    this.#children = children;
    this.#view = windowOf(document);
  }

  get served(): readonly Element[] {
    return this.#served;
  }

  /** Whether a change is not complete yet. */
  get isPending(): boolean {
    return this.#frame !== undefined;
  }

  /** Reads the author's items: all but those that the author has hidden, and copies of other pages that were cloned. */
  read(own: ItemsBox, isKnown: (item: Element) => boolean): void {
    const items = itemsIn(own);
    for (const copy of items) if (isCopy(copy) && !isKnown(copy)) unclobber(copy).remove();
    const present = items.filter((item) => !isCopy(item) && (!item.hasAttribute('hidden') || this.#hidden.has(item)));
    // In a sorted list, the items that are known keep the order of the author.
    const [before, now] = [new Set(this.#served), new Set(present)];
    this.#served = this.#isReordered
      ? [...this.#served.filter((item) => now.has(item)), ...present.filter((item) => !before.has(item))]
      : present;
    this.#isServed = new Set(this.#served);
  }

  /** Shows these items only, in their order. */
  place(own: ItemsBox, items: readonly Element[], isAtOnce: boolean): void {
    this.#end();
    // The author may have removed some in the same task.
    const wanted = items.filter((item) => isCopy(item) || unclobber(item).parentNode === own.box);
    const isWanted = new Set(wanted);
    const present: Element[] = [];
    for (const item of itemsIn(own))
      if (isWanted.has(item)) present.push(item);
      else if (isCopy(item)) unclobber(item).remove();
    const isPrefix = present.every((item, index) => item === wanted[index]);
    if (!isPrefix && !this.#isReordered) {
      this.#isReordered = true;
      this.#nodes = Array.from(unclobber(own.box).childNodes);
    }
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
    else if (this.#isReordered && this.#isInOrder(wanted)) this.#restoreOrder(own);
  }

  /** Whether items are in the order of the author, which those of other pages follow. */
  #isInOrder(wanted: readonly Element[]): boolean {
    const places = new Map(this.#served.map((item, index) => [item, index]));
    const served = wanted.filter((item) => this.#isServed.has(item));
    const placeOf = (item: Element | undefined): number => (item ? (places.get(item) ?? -1) : -1);
    const isNext = (item: Element, index: number): boolean =>
      item === wanted[index] && placeOf(item) > placeOf(served[index - 1]);
    return served.length > 0 && served.every(isNext);
  }

  /** Restores the order of the author. Nodes that were added since stay behind the node that they follow. */
  #restoreOrder({ box }: ItemsBox): void {
    if (!this.#isReordered) return;
    this.#isReordered = false;
    const present = Array.from(unclobber(box).childNodes);
    const nodes = this.#nodes.filter((node) => unclobber(node).parentNode === box);
    const known = new Set(nodes);
    const followers = new Map<Node | undefined, Node[]>();
    let last: Node | undefined;
    for (const node of present)
      if (known.has(node)) last = node;
      else followers.set(last, [...(followers.get(last) ?? []), node]);
    const wanted = [undefined, ...nodes].flatMap((node) => [...(node ? [node] : []), ...(followers.get(node) ?? [])]);
    if (!wanted.every((node, index) => node === present[index])) insert(box, wanted, null);
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
      this.#frame = this.#view.requestAnimationFrame(() => {
        this.#frame = undefined;
        this.#children.quietly(change);
      });
    });
  }

  #end(): void {
    if (this.#frame !== undefined) this.#view.cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  /** Restores the items of the author. */
  release(own: ItemsBox): void {
    this.#end();
    for (const item of itemsIn(own)) if (isCopy(item)) unclobber(item).remove();
    this.#restoreOrder(own);
    this.#hidden.clear();
    this.#served = [];
    this.#isServed = new Set();
  }
}
