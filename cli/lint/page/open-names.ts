/**
 * The names of open elements, the innermost first, in place of the parser's array: the parser adds and removes at the
 * start, and searches all of it for each end tag, which takes minutes for a page of unclosed elements.
 */
export class OpenNames<Name> {
  /** The innermost name, which is the only one that the parser reads by its index, for each tag: a getter would be slow. */
  0: Name | undefined = undefined;
  /** The innermost is last. */
  readonly #names: Name[] = [];
  readonly #counts = new Map<Name, { count: number }>();

  get length(): number {
    return this.#names.length;
  }

  unshift(name: Name): void {
    this.#names.push(name);
    this[0] = name;
    const counted = this.#counts.get(name);
    if (counted) counted.count += 1;
    else this.#counts.set(name, { count: 1 });
  }

  shift(): Name | undefined {
    const name = this.#names.pop();
    this[0] = this.#names.at(-1);
    const counted = name === undefined ? undefined : this.#counts.get(name);
    if (counted) counted.count -= 1;
    return name;
  }

  includes(name: Name): boolean {
    return (this.#counts.get(name)?.count ?? 0) > 0;
  }

  /** Searches only for a name that exists: the parser removes it and all before it. */
  indexOf(name: Name): number {
    // Most end tags are those of the innermost element.
    if (this[0] === name) return this.length > 0 ? 0 : -1;
    return this.includes(name) ? this.length - 1 - this.#names.lastIndexOf(name) : -1;
  }
}
