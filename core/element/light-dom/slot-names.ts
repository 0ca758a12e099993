/** Slot names for single children, for designs that place each child separately. */
import type { Bridge, Resource } from '../bridge.ts';
import { AuthorChildren } from './author-children.ts';
import { slotPrefix } from './given-slot.ts';

export class SlotNames implements Resource {
  readonly #children: AuthorChildren;
  readonly #names = new WeakMap<Element, string>();
  readonly #assigned = new Set<Element>();
  #last = 0;

  constructor(bridge: Bridge) {
    this.#children = bridge.resource(AuthorChildren);
  }

  /** Returns the slot name of a child; it stays the same. */
  nameOf(child: Element): string {
    const name = this.#names.get(child) ?? `${slotPrefix}${++this.#last}`;
    this.#names.set(child, name);
    return name;
  }

  /** Writes a slot name on each of these children, and removes it from children that are no longer in the list. */
  assign(children: readonly Element[], name: (child: Element) => string = (child) => this.nameOf(child)): void {
    const kept = new Set(children);
    this.#children.quietly(() => {
      for (const child of this.#assigned) {
        if (kept.has(child)) continue;
        this.#children.ledger.restore(child);
        this.#assigned.delete(child);
      }
      for (const child of children) {
        this.#assigned.add(child);
        this.#children.ledger.write(child, 'slot', name(child));
      }
    });
  }

  /** Removes all slot names, so that the default slot shows every child. */
  release(): void {
    this.assign([]);
  }
}
