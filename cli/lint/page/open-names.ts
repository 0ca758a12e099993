/**
 * The names of open elements, the innermost first, in place of the parser's array: the parser adds and removes at the
 * start, and searches all of it for each end tag, which takes minutes for a page of unclosed elements.
 */
export class OpenNames<Name> {
  /** The innermost is last. */
  readonly #names: Name[] = [];
  readonly #counts = new Map<Name, number>();

  /** The innermost name, which is the only one that the parser reads by its index. */
  get 0(): Name | undefined {
    return this.#names.at(-1);
  }

  get length(): number {
    return this.#names.length;
  }

  unshift(name: Name): void {
    this.#names.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  shift(): Name | undefined {
    const name = this.#names.pop();
    if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0) - 1);
    return name;
  }

  includes(name: Name): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  /** Searches only for a name that exists: the parser removes it and all before it. */
  indexOf(name: Name): number {
    return this.includes(name) ? this.length - 1 - this.#names.lastIndexOf(name) : -1;
  }
}
