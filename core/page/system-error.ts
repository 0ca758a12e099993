/**
 * The system error of a page (docs/spec.md#runtime-8; docs/decisions.md#decision-21): what no element can go on from covers the whole page, with Reload Page
 * and Clear. It is for the request layer's own failures, and only on pages that ask for it.
 */
import { reportFailure } from './failure.ts';
import { pageService } from './page.ts';
import { member, type RequestFailure } from './request/failures.ts';
import { thrownBy } from './request/thrown.ts';

function watch(document: Document): true {
  const show = async (failure?: RequestFailure): Promise<void> => {
    try {
      const { coverPage } = await import('./system-error/cover-page.ts');
      coverPage(document, failure);
    } catch (cause) {
      reportFailure(document, { code: 'system-error-not-shown', args: {}, cause });
    }
  };
  document.addEventListener('site-request-failed', ({ detail: { failure } }) => {
    if (member(failure.data, 'authorizationFail') === true) void show(failure);
  });
  // Of all uncaught errors only those of `request`: errors of other scripts are not handled here.
  document.defaultView?.addEventListener('unhandledrejection', ({ reason }) => {
    if (thrownBy(document).has(reason)) void show();
  });
  return true;
}

/**
 * From now on a response with `authorizationFail`, and an uncaught error of `request`, cover the page. The
 * visitor reloads it, or clears the message and goes on. What is shown comes with the first of them.
 */
export function showSystemErrors(document: Document = globalThis.document): void {
  pageService(document, 'system-errors', watch);
}
