/**
 * `site.js`, the one script of a page: loads elements when they are needed, from the folder that it lies in itself
 *. It imports nothing, and every byte counts: the limit is 1 KB after gzip.
 */
import { watchIntent } from './loader/intent.ts';
import { loadChunk } from './loader/load-chunk.ts';
import { watchDocument } from './loader/watch-document.ts';
import { watchSheets } from './loader/watch-sheets.ts';

/** Of several loaders on a page the first one works: nothing is loaded or reported twice. */
const key = Symbol.for('site-loader.v1');
// The symbol belongs to this project, and so does its value.
const page = document as Document & { [key]?: true };

if (!page[key]) {
  page[key] = true;
  watchDocument();
  watchIntent();
  document.querySelectorAll<HTMLElement>('[data-site-preload]').forEach((element) => {
    element.dataset.sitePreload?.split(' ').forEach(loadChunk);
  });
  watchSheets();
}
