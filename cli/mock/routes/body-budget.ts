/** Limits the memory of all request bodies in memory at the same time. */

/** Bytes of bodies. A body stays in memory until its response is created: parsing and recording need all of it. */
const maxReserved = 64_000_000;

/** Bytes. Smaller bodies are always accepted, so that large ones never block the calls of a page. */
export const minCounted = 100_000;

/** The bytes of one body. */
export interface BodyReservation {
  /** Sets the known size of the body. Returns false if it does not fit beside the other bodies. */
  grow(size: number): boolean;
  release(): void;
}

export class BodyBudget {
  /** Bytes. */
  readonly limit: number;
  #reserved = 0;

  /** One body of `largest` bytes always fits. */
  constructor(largest: number) {
    this.limit = Math.max(maxReserved, largest);
  }

  begin(): BodyReservation {
    let counted = 0;
    const count = (size: number): void => {
      this.#reserved += size - counted;
      counted = size;
    };
    return {
      grow: (size) => {
        if (size < minCounted) return true;
        if (this.#reserved + size - counted > this.limit) return false;
        count(size);
        return true;
      },
      release: () => count(0),
    };
  }
}
