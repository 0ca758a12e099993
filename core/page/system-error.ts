/**
 * The system error of a page (docs/spec.md#runtime-8; docs/decisions.md#decision-21): a failure from which no element can recover covers the page, with the buttons
 * Reload Page and Clear. It is for failures of the request layer, and only on pages that enable it.
 */
import { reportFailure } from './failure.ts';
import { lazyModule } from './lazy-module.ts';
import { pageService } from './page.ts';
import { member, type RequestFailure } from './request/failures.ts';
import { thrownErrors } from './request/thrown-errors.ts';
import { unclobber } from './unclobber.ts';

const errorCover = lazyModule((_retry) => import('./system-error/cover-page.ts'));

function watch(document: Document): true {
  const show = async (failure?: RequestFailure): Promise<void> => {
    try {
      const { coverPage } = await errorCover.load();
      coverPage(document, failure);
    } catch (cause) {
      reportFailure(document, { code: 'system-error-not-shown', args: {}, cause });
    }
  };
  unclobber(document).addEventListener('site-request-failed', ({ detail: { failure } }) => {
    if (member(failure.data, 'authorizationFail') === true) void show(failure);
  });
  // Handles only uncaught errors of `request`, not those of other scripts.
  unclobber(document).defaultView?.addEventListener('unhandledrejection', ({ reason }) => {
    if (thrownErrors(document).has(reason)) void show();
  });
  return true;
}

/**
 * Covers the page from now on after a response with `authorizationFail` and after an uncaught error of `request`. The
 * visitor reloads the page, or clears the message and continues. The view is loaded with the first failure.
 */
export function showSystemErrors(document: Document = globalThis.document): void {
  pageService(document, 'system-errors', watch);
}
