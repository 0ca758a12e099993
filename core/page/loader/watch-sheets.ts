import { inTime } from './in-time.ts';

/**
 * Reports sheets that have not come when the page is loaded. Engines differ in what a link without a sheet looks like,
 * and tokens may be an element's own: sheet-mark.css is there or not.
 */
export const watchSheets = (): void => {
  document.querySelectorAll<HTMLLinkElement>('[data-site-css]').forEach((link) => {
    inTime(
      '[data-site-css]',
      'css-chunk-load-failed',
      link.href,
      () => getComputedStyle(link).getPropertyValue('--site-css'),
      (over) => {
        addEventListener('load', over);
      },
    );
  });
};
