/**
 * The slide in the hash of the page's URL (docs/spec.md#widgets-2 and docs/spec.md#widgets-4: "kept in the address
 * hash").
 */
import { encodeText } from '../../../core/model/encode-text.ts';

const nameOf = (id: string | undefined, index: number, name: string): string => id ?? `${name || 'slide'}-${index + 1}`;

/** Returns the hash of a slide, without `#`: its id, or its number after the prefix of the lightbox. */
export const hashOf = (id: string | undefined, index: number, name: string): string =>
  encodeText(nameOf(id, index, name));

/** Returns the index of the slide in a hash: by its id, also as `itemId=…`, or by its number; -1 if there is none. */
export function slideIn(hash: string, ids: readonly (string | undefined)[], name: string): number {
  const wanted = hash.replace(/^#(?:itemId=)?/, '');
  if (wanted === '') return -1;
  const encoded = ids.findIndex((id, index) => hashOf(id, index, name) === wanted);
  // Hand-written links may contain characters that are not encoded.
  return encoded >= 0 ? encoded : ids.findIndex((id, index) => nameOf(id, index, name) === wanted);
}
