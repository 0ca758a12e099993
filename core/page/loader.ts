/**
 * `site.js`, the script that a page includes: loads elements on demand from its own folder. The bundle has no imports;
 * the size limit is 1 KB after gzip.
 */
import { watchIntent } from './loader/intent.ts';
import { loadChunk } from './loader/load-chunk.ts';
import { queryAll } from './loader/read.ts';
import { watchDocument } from './loader/watch-document.ts';
import { watchSheets } from './loader/watch-sheets.ts';

/** Only the first loader of a page runs, so that nothing is loaded or reported twice. */
const key = Symbol.for('site-loader.v1');
// Only this project uses the symbol, so the type of its value is known.
const page = document as Document & { [key]?: true };

if (!page[key]) {
  page[key] = true;
  watchDocument();
  watchIntent();
  queryAll(document, '[data-site-preload]').forEach((element) => {
    element.dataset.sitePreload?.split(' ').forEach(loadChunk);
  });
  queryAll(document, '[data-site-tracking]').forEach(() => {
    // Without it the page works, and nothing is measured.
    import(import.meta.resolve('./site-tracking.js')).catch(() => {});
  });
  // The page after logging out. The script checks the parameter.
  if (/logout=true/.test(location.search)) import(import.meta.resolve('./site-logout.js')).catch(() => {});
  watchSheets();
}
