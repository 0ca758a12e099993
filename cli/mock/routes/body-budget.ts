/** Limits the memory of all request bodies that are held at the same time. */

/** Bytes of bodies. A body is held until its response is created: parsing and recording need all of it. */
const maxHeld = 64_000_000;

/** Bytes. Smaller bodies are always accepted, so that large ones never block the calls of a page. */
const minCounted = 100_000;

/** The bytes of one body. */
export interface HeldBody {
  /** Sets the known size of the body. Returns false if it does not fit beside the other bodies. */
  grow(size: number): boolean;
  release(): void;
}

export class BodyBudget {
  readonly #limit: number;
  #held = 0;

  /** One body of `largest` bytes always fits. */
  constructor(largest: number) {
    this.#limit = Math.max(maxHeld, largest);
  }

  begin(): HeldBody {
    let counted = 0;
    const count = (size: number): void => {
      this.#held += size - counted;
      counted = size;
    };
    return {
      grow: (size) => {
        if (size < minCounted) return true;
        if (this.#held + size - counted > this.#limit) return false;
        count(size);
        return true;
      },
      release: () => count(0),
    };
  }
}
