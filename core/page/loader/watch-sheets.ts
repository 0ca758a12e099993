import { inTime } from './in-time.ts';

/**
 * Reports stylesheets that are missing when the page is loaded. Engines differ in the state of a link without a stylesheet,
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
