/** The slide in the page's URL (docs/spec.md#widgets-2, "Gallery page view"; docs/decisions.md#decision-8). */

interface SlideIdentity {
  readonly id: string | undefined;
  readonly url: string | undefined;
}

const withoutSlashes = (path: string): string => path.replace(/^\/+|(?<!\/)\/+$/g, '');

/** Percent-encodes the URL of a slide. */
function written(url: string): string {
  const address = new URL('http://slide');
  address.pathname = withoutSlashes(url);
  return address.pathname;
}

/**
 * Returns the URL that shows a slide, relative to the page's: the collection's full URL with the slide's URL or id, or
 * the page's URL with the id in its hash. Returns undefined for a slide without URL and id, for a URL of another site,
 * and for a page without a hierarchical URL, such as a preview in a frame.
 */
export function slideUrl({ id, url }: SlideIdentity, collectionUrl: string | undefined, page: URL): URL | undefined {
  const key = url ?? id;
  if (!key || !URL.canParse(collectionUrl ?? page.href, page)) return undefined;
  const isInCollection = url !== undefined && collectionUrl !== undefined;
  const collection = isInCollection ? new URL(collectionUrl, page) : new URL(collectionUrl ?? page.href, page);
  if (isInCollection)
    collection.pathname = `/${withoutSlashes(collection.pathname)}/${withoutSlashes(url)}`.replace(/^\/+/, '/');
  else collection.hash = new URLSearchParams({ itemId: key }).toString();
  return collection.origin === page.origin ? collection : undefined;
}

/** Finds the slide of a page URL, by `#itemId=…` or its path. Returns -1 if there is none. */
export function slideIndexOfUrl(slides: readonly SlideIdentity[], page: URL): number {
  const item = new URLSearchParams(page.hash.slice(1)).get('itemId');
  if (item) return slides.findIndex(({ id, url }) => item === id || item === url);
  const path = `/${withoutSlashes(page.pathname)}`;
  return slides.findIndex(({ url }) => url !== undefined && withoutSlashes(url) !== '' && path.endsWith(written(url)));
}
