/**
 * The hashes of files by their stamps: a file whose size, times and number in the file system are the same has not changed, so it need
 * not be read.
 */
import { type BigIntStats, closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import type { Section } from './cache-file.ts';
import { hashOf } from './content-hash.ts';

/** Milliseconds after a change in which another one may have the same time: file systems round times, the coarsest to 2 s. */
const coarsest = 2000;

/** Fits most pages; larger files get a buffer each. */
const BUFFER_SIZE = 1_048_576;

/** Reads a file into a buffer until its end, or until the buffer is full. Returns the number of bytes. */
function readInto(buffer: Buffer, path: string): number {
  const file = openSync(path, 'r');
  try {
    let end = 0;
    for (let count = -1; count !== 0; end += count) count = readSync(file, buffer, end, buffer.length - end, null);
    return end;
  } finally {
    closeSync(file);
  }
}

/** Identifies a content of a plain file without reading it. */
export interface Stamp {
  readonly text: string;
  /** Whether every later change of the file changes the stamp. */
  readonly isSettled: boolean;
}

/** Returns the stamp of a plain file; undefined if it is none or cannot be read, which the check reports. */
export function stampOf(path: string): Stamp | undefined {
  let stat: BigIntStats;
  try {
    stat = statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
  if (!stat.isFile()) return undefined;
  const { size, ino, mtimeNs, ctimeNs, ctimeMs } = stat;
  const age = Date.now() - Number(ctimeMs);
  // A program can set the time of the modification, but not that of the change of the entry.
  return { text: `${size} ${ino} ${mtimeNs} ${ctimeNs}`, isSettled: age > coarsest };
}

type StampedHash = readonly [stamp: string, hash: string];

/** The hashes of the files of earlier runs, by name. */
export class FileHashes {
  readonly #hashes: Map<string, StampedHash>;
  /** One buffer for all files: thousands of them would be most of the memory of the run. */
  #buffer: Buffer | undefined;
  /** The files that exist, because their stamps were read. */
  readonly #used = new Set<string>();
  #isChanged = false;

  /** @throws Error when the section has another form. */
  constructor(section?: Section) {
    const [record] = section?.records ?? [];
    // Written by `changedSection`; the checksum of the file is right.
    const stored = record ? (JSON.parse(Buffer.from(record.head).toString()) as [string, StampedHash][]) : [];
    this.#hashes = new Map(stored);
  }

  /** Returns the hash of a plain file; undefined if it is none or cannot be read, which the check reports. */
  hashOf(file: string, path: string): string | undefined {
    const stamp = stampOf(path);
    if (!stamp) return undefined;
    this.#used.add(file);
    const [known, hash] = this.#hashes.get(file) ?? [];
    if (known === stamp.text) return hash;
    try {
      const read = this.#read(path);
      this.set(file, stamp, read);
      return read;
    } catch {
      return undefined;
    }
  }

  /** Stores the hash of a content that was read after the stamp. */
  set(file: string, { text, isSettled }: Stamp, hash: string): void {
    if (!isSettled) return;
    this.#hashes.set(file, [text, hash]);
    this.#isChanged = true;
  }

  /** Removes the hashes of files that no longer exist. */
  keepOnly(isPresent: (file: string) => boolean): void {
    for (const file of this.#hashes.keys()) {
      if (this.#used.has(file) || isPresent(file)) continue;
      this.#hashes.delete(file);
      this.#isChanged = true;
    }
  }

  /** Returns the section to write; undefined if nothing has changed. */
  changedSection(): Section | undefined {
    if (!this.#isChanged) return undefined;
    const record = { head: Buffer.from(JSON.stringify([...this.#hashes])), findings: new Uint8Array() };
    return { texts: [], usedTexts: 0, records: [record] };
  }

  #read(path: string): string {
    this.#buffer ??= Buffer.allocUnsafe(BUFFER_SIZE);
    const end = readInto(this.#buffer, path);
    return hashOf(end < this.#buffer.length ? this.#buffer.subarray(0, end) : readFileSync(path));
  }
}
