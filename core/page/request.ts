/**
 * Calls to the site's own server (docs/spec.md#runtime-7): each call returns one result, whether it succeeds or fails
 * (docs/spec.md#runtime-8).
 */

import { reportFailure } from './failure.ts';
import { lazyModule } from './lazy-module.ts';
import { buildRequest, type Call, withoutPrototype } from './request/build-request.ts';
import { resetCrumb } from './request/crumb.ts';
import { failureOf, hasReason, member, type RequestFailure } from './request/failures.ts';
import { thrownErrors } from './request/thrown-errors.ts';
import { unclobber } from './unclobber.ts';

export type { Call } from './request/build-request.ts';
export type { RequestCode, RequestFailure } from './request/failures.ts';

declare global {
  interface DocumentEventMap {
    /**
     * A response requires a login. Unless a listener cancels it, the first element with `data-site-login` opens. `path`
     * is the call's.
     */
    'site-login-required': CustomEvent<{ readonly path: string }>;
    /** Dispatched when a call has failed after all attempts; not for an aborted call. */
    'site-request-failed': CustomEvent<{ readonly path: string; readonly failure: RequestFailure }>;
  }
}

/** The options of a call. */
export interface RequestOptions extends Call {
  readonly document?: Document;
  /**
   * How often a call without a specific failure ("Unable to connect…") is repeated, each time after 200 ms. Default: 0.
   */
  readonly retries?: number;
  /** Milliseconds until an attempt counts as failed. Default: 30 seconds. */
  readonly timeout?: number;
  /** Ends the call: its result is then a failure with the code `request-aborted`. */
  readonly signal?: AbortSignal;
}

/** The result of a call. `data` is the parsed body, `undefined` for an empty one, and not validated yet. */
export type RequestResult =
  | { readonly ok: true; readonly status: number; readonly data: unknown }
  | { readonly ok: false; readonly status?: number; readonly failure: RequestFailure };

const retryDelay = 200;
const defaultTimeout = 30_000;

const failed = (failure: RequestFailure): RequestResult => ({ ok: false, ...failure.args, failure });

const unreachable = (cause: unknown): RequestResult => failed({ code: 'request-unreachable', args: {}, cause });

/** Throws if the text is not valid JSON. */
const parsed = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text));

/** Servers may also refuse with status 200 and an error in the body. */
const isRefusal = (data: unknown): boolean =>
  ['loginRequired', 'crumbFail', 'authorizationFail'].some((name) => member(data, name) === true);

function readAnswer(status: number, isOk: boolean, text: string): RequestResult {
  let data: unknown;
  try {
    data = parsed(text);
  } catch (cause) {
    return failed(isOk ? { code: 'request-unparseable', args: { status }, cause } : failureOf(status, undefined));
  }
  if (!isOk) return failed(failureOf(status, data));
  return isRefusal(data)
    ? failed({ code: 'request-unauthorized', args: { status }, data })
    : { ok: true, status, data };
}

async function attempt(request: Request, { signal, timeout = defaultTimeout }: RequestOptions): Promise<RequestResult> {
  const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(request, withoutPrototype({ signal: AbortSignal.any(limits) }));
    return readAnswer(response.status, response.ok, await response.text());
  } catch (cause) {
    return signal?.aborted ? failed({ code: 'request-aborted', args: {}, cause }) : unreachable(cause);
  }
}

/**
 * Only failures without a specific text or body are repeated (docs/spec.md#runtime-8): other failures would occur
 * again.
 */
const isWorthRetrying = (result: RequestResult): boolean =>
  !result.ok && result.failure.code === 'request-unreachable' && !hasReason(result.failure);

/** Ends early when the caller aborts. */
const pause = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, retryDelay);
    signal?.addEventListener('abort', end);
  });

async function attempts(path: string, options: RequestOptions, document: Document): Promise<RequestResult> {
  const { retries = 0, signal } = options;
  let result = await attempt(buildRequest(path, options, document), options);
  for (let left = retries; left > 0 && isWorthRetrying(result); left -= 1) {
    await pause(signal);
    result = await attempt(buildRequest(path, options, document), options);
  }
  return result;
}

const bodyOf = (result: RequestResult): unknown => (result.ok ? result.data : result.failure.data);

async function outcome(path: string, options: RequestOptions, document: Document): Promise<RequestResult> {
  const result = await attempts(path, options, document);
  if (member(bodyOf(result), 'crumbFail') !== true || !navigator.cookieEnabled) return result;
  resetCrumb(document, member(bodyOf(result), 'crumb'));
  return attempts(path, options, document);
}

const loginPrompt = lazyModule((_retry) => import('./login-prompt.ts'));

async function openLogin(document: Document): Promise<void> {
  try {
    const login = await loginPrompt.load();
    login.openLogin(document);
  } catch (cause) {
    reportFailure(document, { code: 'login-not-opened', args: {}, cause });
  }
}

function notifyPage(document: Document, path: string, result: RequestResult): void {
  const dispatch = (type: string, more?: object): boolean =>
    unclobber(document).dispatchEvent(new CustomEvent(type, { detail: { path, ...more }, cancelable: true }));
  if (member(bodyOf(result), 'loginRequired') === true && dispatch('site-login-required')) void openLogin(document);
  if (result.ok || result.failure.code === 'request-aborted') return;
  const { failure } = result;
  dispatch('site-request-failed', { failure });
  // Without a status the server was not reached (docs/spec.md#runtime-8: network errors are tracked).
  if (failure.args.status === undefined)
    reportFailure(document, { ...failure, args: { path: path.replace(/[?#].*/s, '') } });
}

/**
 * Calls the server. Failures of the server or the network never reject; a path that is not a URL throws. After a
 * refused crumb the call is repeated once with a new crumb, if cookies are enabled. Dispatches `site-request-failed` on
 * the document after a failure, and `site-login-required` when a response requires a login. Network errors reach the
 * page's reporter.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<RequestResult> {
  const { document = globalThis.document } = options;
  try {
    const result = await outcome(path, options, document);
    notifyPage(document, path, result);
    return result;
  } catch (cause) {
    // Any value can be thrown, but a WeakSet stores objects only.
    thrownErrors(document).add(Object(cause));
    throw cause;
  }
}
