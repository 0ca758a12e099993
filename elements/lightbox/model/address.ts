/** The slide in the page's address (widgets 2 and 4: "kept in the address hash"). */

/** The hash of a slide, without `#`: its own id, or its number behind the lightbox's name. */
export const hashOf = (id: string | undefined, index: number, name: string): string =>
  encodeURIComponent(id ?? `${name || 'slide'}-${index + 1}`);

/** The slide that a hash names: by its id, also written `itemId=…`, or by its number; -1 for none. */
export function slideIn(hash: string, ids: readonly (string | undefined)[], name: string): number {
  const wanted = hash.replace(/^#(?:itemId=)?/, '');
  return wanted === '' ? -1 : ids.findIndex((id, index) => hashOf(id, index, name) === wanted);
}
