/** Keeps created bytes up to a limit. The least recently used ones are removed first. */
export class ByteCache {
  readonly #limit: number;
  readonly #entries = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #sizes = new Map<string, number>();
  #size = 0;

  /** `limit` is a number of bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the bytes of a key. Creates them once, also for simultaneous requests. */
  get(key: string, create: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = this.#entries.get(key) ?? this.#add(key, create());
    this.#entries.delete(key);
    this.#entries.set(key, bytes);
    return bytes;
  }

  #add(key: string, bytes: Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    bytes.then(
      ({ byteLength }) => this.#count(key, byteLength),
      () => this.#entries.delete(key),
    );
    return bytes;
  }

  #count(key: string, size: number): void {
    this.#sizes.set(key, size);
    this.#size += size;
    for (const [oldest, length] of this.#oldestFirst()) {
      if (this.#size <= this.#limit) return;
      this.#entries.delete(oldest);
      this.#sizes.delete(oldest);
      this.#size -= length;
    }
  }

  /** Bytes that are still being created have no size yet. */
  *#oldestFirst(): Iterable<readonly [string, number]> {
    for (const key of this.#entries.keys()) {
      const size = this.#sizes.get(key);
      if (size !== undefined) yield [key, size];
    }
  }
}
