import { hash } from 'node:crypto';
import type { Source } from '../../text/source.ts';

// Beside the sources: a copy with another text must not have the hash of the file.
const hashes = new WeakMap<Source, string>();

/** Returns the hash of the bytes of a file. */
export const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url').slice(0, 32);

/** Stores the hash of the bytes that a source was read from. Returns the source. */
export function withHash(source: Source, bytes: Uint8Array): Source {
  hashes.set(source, hashOf(bytes));
  return source;
}

/** Returns the hash of the file that a source was read from; undefined if it was not stored. */
export const contentHash = (source: Source): string | undefined => hashes.get(source);
