import { withoutParent } from './without-parent.ts';

/** Keeps one copy of each text for a site. The copy is not a slice, which would keep its page in memory. */
export class StringInterner {
  readonly #kept = new Map<string, string>();
  readonly internDerived = new Map<string, string | undefined>();

  intern(text: string): string {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const copy = withoutParent(text);
    this.#kept.set(copy, copy);
    return copy;
  }

  /** Caches the result of a function of the text, because most texts are on several pages. */
  derived(text: string, from: (text: string) => string | undefined): string | undefined {
    const known = this.internDerived.get(text);
    if (known !== undefined || this.internDerived.has(text)) return known;
    const found = from(text);
    const kept = found === undefined ? undefined : this.intern(found);
    this.internDerived.set(this.intern(text), kept);
    return kept;
  }
}
