/** The slide in the page's address (docs/spec.md#widgets-2 and docs/spec.md#widgets-4: "kept in the address hash"). */

const nameOf = (id: string | undefined, index: number, name: string): string => id ?? `${name || 'slide'}-${index + 1}`;

/** The hash of a slide, without `#`: its own id, or its number behind the lightbox's name. */
export const hashOf = (id: string | undefined, index: number, name: string): string =>
  encodeURIComponent(nameOf(id, index, name));

/** The slide that a hash names: by its id, also written `itemId=…`, or by its number; -1 for none. */
export function slideIn(hash: string, ids: readonly (string | undefined)[], name: string): number {
  const wanted = hash.replace(/^#(?:itemId=)?/, '');
  if (wanted === '') return -1;
  const encoded = ids.findIndex((id, index) => hashOf(id, index, name) === wanted);
  // Who writes a link by hand does not encode what the browser accepts as it is.
  return encoded >= 0 ? encoded : ids.findIndex((id, index) => nameOf(id, index, name) === wanted);
}
