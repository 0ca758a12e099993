/** Records the attributes written onto the author's nodes, so that all of them can be restored. */
import { unclobber } from '../../page/unclobber.ts';

interface Entry {
  readonly written: string | null;
  readonly before: string | null;
}

const put = (node: Element, name: string, value: string | null): void =>
  value === null ? unclobber(node).removeAttribute(name) : unclobber(node).setAttribute(name, value);

/** Writes attributes and remembers their earlier values. */
export class Ledger {
  /** By attribute: most nodes have one of them, and a map for each of thousands of nodes would be slow. */
  readonly #entries = new Map<string, Map<Element, Entry>>();

  /** Sets an attribute on an author's node, or removes it with `null`. */
  write(node: Element, name: string, value: string | null): void {
    const standing = unclobber(node).getAttribute(name);
    if (standing === value) return;
    const entries = this.#entries.get(name) ?? new Map<Element, Entry>();
    this.#entries.set(name, entries);
    const known = entries.get(node);
    const isOurs = known !== undefined && known.written === standing;
    entries.set(node, { written: value, before: isOurs ? known.before : standing });
    put(node, name, value);
  }

  /** Restores one node, except attributes that the author has changed since. */
  restore(node: Element): void {
    for (const [name, entries] of this.#entries) {
      const entry = entries.get(node);
      if (!entry) continue;
      entries.delete(node);
      if (unclobber(node).getAttribute(name) === entry.written) put(node, name, entry.before);
    }
  }

  /** Restores all nodes. */
  restoreAll(): void {
    for (const entries of this.#entries.values()) for (const node of [...entries.keys()]) this.restore(node);
  }
}
