/** Sends a call, and repeats it after a failure: for the member for whom it has begun, and for no other. */

import { originOf } from '../unclobber.ts';
import { buildRequest, type Call, tokenHeader, withoutPrototype } from './build-request.ts';
import { resetCrumb } from './crumb.ts';
import { failureOf, hasReason, member, type RequestFailure } from './failures.ts';

/** The options of a call that is sent. */
export interface CallOptions extends Call {
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

/** For whom a call is sent. */
export interface Caller {
  /** The anti-forgery token of the member. */
  token?: string | undefined;
  /** The token that the last attempt has sent, if any. */
  sentToken?: string | null;
  /** Whether the last attempt was sent to the origin of the page. */
  isOwn?: boolean;
  /** Whether the call may be repeated: otherwise it would be sent for another member. */
  readonly isCurrent: () => boolean;
  /** Renews the token after a refusal. */
  readonly renew?: () => Promise<unknown>;
}

const retryDelay = 200;
const defaultTimeout = 30_000;

/** Returns the result of a call that has failed. */
export const failed = (failure: RequestFailure): RequestResult => ({ ok: false, ...failure.args, failure });

/** Returns the result of a call that its caller has ended. */
export const aborted = (cause: unknown): RequestResult => failed({ code: 'request-aborted', args: {}, cause });

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

async function attempt(request: Request, { signal, timeout = defaultTimeout }: CallOptions): Promise<RequestResult> {
  const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(request, withoutPrototype({ signal: AbortSignal.any(limits) }));
    return readAnswer(response.status, response.ok, await response.text());
  } catch (cause) {
    return signal?.aborted ? aborted(cause) : unreachable(cause);
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

async function attempts(
  path: string,
  options: CallOptions,
  document: Document,
  caller: Caller,
): Promise<RequestResult> {
  const { retries = 0, signal } = options;
  const send = (): Promise<RequestResult> => {
    const request = buildRequest(path, options, document, caller.token);
    caller.sentToken = request.headers.get(tokenHeader);
    caller.isOwn = new URL(request.url).origin === originOf(document);
    return attempt(request, options);
  };
  let result = await send();
  for (let left = retries; left > 0 && isWorthRetrying(result); left -= 1) {
    await pause(signal);
    if (!caller.isCurrent()) break;
    result = await send();
  }
  return result;
}

/** Whether the body of a response has a flag, such as `crumbFail`. */
export const hasFlag = (result: RequestResult, name: string): boolean =>
  member(result.ok ? result.data : result.failure.data, name) === true;

/** Sends a call. After a refused crumb it is repeated once with a new crumb and token, if cookies are enabled. */
export async function sendCall(
  path: string,
  options: CallOptions,
  document: Document,
  caller: Caller,
): Promise<RequestResult> {
  const result = await attempts(path, options, document, caller);
  if (!hasFlag(result, 'crumbFail') || !navigator.cookieEnabled) return result;
  resetCrumb(document, member(result.ok ? result.data : result.failure.data, 'crumb'));
  // Without the script that renews it, the token is refused again.
  await caller.renew?.().catch(() => undefined);
  return caller.isCurrent() ? attempts(path, options, document, caller) : result;
}
