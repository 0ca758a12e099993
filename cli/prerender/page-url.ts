import { withSlashes } from '../text/with-slashes.ts';

/** Returns the URL of a page of a site; the URL of an `index.html` is that of its folder. */
export const pageUrl = (site: string, place: string): string =>
  new URL(
    withSlashes(place)
      .replace(/^\/+/, '')
      .replace(/(^|\/)index\.html?$/, '$1'),
    site.replace(/\/?$/, '/'),
  ).href;
