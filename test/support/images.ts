/** Images of a host with all sizes: the test server, which returns the same file for each. */

const address = (name: string): string => `${location.origin}/examples/images/${name}.svg`;

/** Returns the URL of an image of 1200 x 800 px, without a size. It is different for each key. */
export const leeward = (key = ''): string => `${address('leeward')}${key && `?v=${key}`}`;

/** Has to be called before any image of the page is loaded. */
export function haveSizes(document: Document = globalThis.document): void {
  const meta = document.createElement('meta');
  meta.name = 'site-image-hosts';
  meta.content = location.hostname;
  document.head.append(meta);
}

/** Returns the width of the loaded image, read from its URL. */
export const widthOf = (image: HTMLImageElement): number | undefined => {
  const [, width] = /[?&]format=(\d+)w/.exec(image.currentSrc) ?? [];
  return width === undefined ? undefined : Number(width);
};

/** The widths that the page has requested from the server, in order. */
export const requests = (key: string): string[] =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(`v=${key}`))
    .map(({ name }) => /format=(\w+)/.exec(name)?.[1] ?? 'all');
