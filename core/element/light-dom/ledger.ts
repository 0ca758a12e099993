/** Records the attributes written onto the author's nodes, so that all of them can be restored. */
import { unclobber } from '../../page/unclobber.ts';

type Previous = Map<string, { readonly written: string | null; readonly before: string | null }>;

const put = (node: Element, name: string, value: string | null): void =>
  value === null ? unclobber(node).removeAttribute(name) : unclobber(node).setAttribute(name, value);

/** Writes attributes and remembers their earlier values. */
export class Ledger {
  readonly #entries = new Map<Element, Previous>();

  /** Sets an attribute on an author's node, or removes it with `null`. */
  write(node: Element, name: string, value: string | null): void {
    const entries = this.#entries.get(node) ?? new Map();
    const standing = unclobber(node).getAttribute(name);
    if (standing === value) return;
    const known = entries.get(name);
    const isOurs = known !== undefined && known.written === standing;
    entries.set(name, { written: value, before: isOurs ? known.before : standing });
    this.#entries.set(node, entries);
    put(node, name, value);
  }

  /** Restores one node, except attributes that the author has changed since. */
  restore(node: Element): void {
    for (const [name, { written, before }] of this.#entries.get(node) ?? []) {
      if (unclobber(node).getAttribute(name) === written) put(node, name, before);
    }
    this.#entries.delete(node);
  }

  /** Restores all nodes. */
  restoreAll(): void {
    for (const node of [...this.#entries.keys()]) this.restore(node);
  }
}
