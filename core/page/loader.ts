/**
 * `site.js`, the one script of a page: loads elements when they are needed, from the folder that it lies in itself
 * (architecture, "Bundles"). It imports nothing, and every byte counts: the limit is 1 KB after gzip.
 */
import { moments } from 'virtual:load-moments';
import { watchIntent } from './loader/intent.ts';
import { loadChunk } from './loader/load-chunk.ts';
import { reportLoadFailure } from './loader/load-failure.ts';
import { watchDocument } from './loader/watch-document.ts';

/** Of several loaders on a page the first one works: nothing is loaded or reported twice. */
const key = Symbol.for('site-loader.v1');
// The symbol is ours, so is what stands under it.
const page = document as Document & { [key]?: true };

if (!page[key]) {
  page[key] = true;
  watchDocument();
  watchIntent();
  for (const tag in moments) if (document.querySelector(`[data-site-preload~=${tag}]`)) loadChunk(tag);
  // Engines differ in what a link without a sheet looks like; the tokens are there or not.
  addEventListener('load', () => {
    document.querySelectorAll<HTMLLinkElement>('[data-site-css]').forEach((link) => {
      if (!getComputedStyle(link).getPropertyValue('--site-accent'))
        reportLoadFailure(link, 'css-chunk-load-failed', 'error', link.href);
    });
  });
}
