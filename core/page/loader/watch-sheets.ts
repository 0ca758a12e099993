import { withTimeout } from './load-timeout.ts';
import { queryAll } from './read.ts';

/**
 * Reports stylesheets that are missing when the page has loaded. Engines differ in the state of a link whose stylesheet
 * failed, and elements may set tokens themselves, so this checks for the custom property of sheet-mark.css.
 */
export const watchSheets = (): void => {
  queryAll<HTMLLinkElement>(document, '[data-site-css]').forEach((link) => {
    withTimeout(
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
