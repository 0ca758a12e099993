/**
 * Calls to the site's own server (docs/spec.md#runtime-7): each call returns one result, whether it succeeds or fails
 * (docs/spec.md#runtime-8).
 */

import { reportFailure } from './failure.ts';
import { lazyModule } from './lazy-module.ts';
import { failureOf, type RequestFailure } from './request/failures.ts';
import {
  canContinue,
  type MemberSnapshot,
  pageMember,
  startAction,
  type VisitorAction,
} from './request/page-member.ts';
import {
  aborted,
  type Caller,
  type CallOptions,
  failed,
  hasFlag,
  type RequestResult,
  sendCall,
} from './request/send-call.ts';
import { thrownErrors } from './request/thrown-errors.ts';
import { unclobber } from './unclobber.ts';

export type { Call } from './request/build-request.ts';
export type { RequestCode, RequestFailure } from './request/failures.ts';
export type { RequestResult } from './request/send-call.ts';

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
export interface RequestOptions extends CallOptions {
  readonly document?: Document;
  /** The action of the visitor to which the call belongs. Default: the call is one. */
  readonly action?: VisitorAction;
  /** Whether the page starts the call, not the visitor: if it requires a login, it fails, and no login opens. */
  readonly isAutomatic?: boolean;
}

const loginPrompt = lazyModule((_retry) => import('./login-prompt.ts'));

/** Dispatches an event on the document. Returns false if a listener has cancelled it. */
const dispatch = (document: Document, type: string, detail: object): boolean =>
  unclobber(document).dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));

/** A call, and the state of the page for which it is sent. */
interface MemberCaller extends Caller {
  /** The first member that the page learns is the one of its calls before. */
  begun: MemberSnapshot;
  /** Whether the server has reported who is logged in, after a refusal. */
  isRenewed: boolean;
}

/** Sends a call for the member of the page, as long as it remains the same. */
function callerOf(document: Document, begun: MemberSnapshot): MemberCaller {
  const state = pageMember(document);
  const caller: MemberCaller = {
    begun,
    token: begun.member?.token,
    isRenewed: false,
    isCurrent: () => {
      const now = state.get();
      // A session that has ended meanwhile is another change: the call would be sent without a member.
      return now.changes === caller.begun.changes && !now.member?.token === !caller.begun.member?.token;
    },
    renew: async () => {
      caller.isRenewed = await (await loginPrompt.load()).renewMember(document, caller.begun);
      const now = state.get();
      caller.token = now.changes === caller.begun.changes ? now.member?.token : undefined;
      if (caller.token) caller.begun = now;
    },
  };
  return caller;
}

/** Whether the session of the call has ended: a token of an ended session is refused like a crumb. */
function requiresLogin(result: RequestResult, { begun, token, sentToken, isRenewed }: MemberCaller): boolean {
  if (hasFlag(result, 'loginRequired')) return true;
  const isRefused = isRenewed && hasFlag(result, 'crumbFail') && !!begun.member?.token;
  return isRefused && (!token || token === sentToken);
}

/** A call that requires a login is sent again after it, unless another member has logged in. */
async function outcome(path: string, options: RequestOptions, document: Document): Promise<RequestResult> {
  const state = pageMember(document);
  const action = options.action ?? startAction(document);
  // Another member has logged in since the visitor's action: the call fails as that of a visitor without a login.
  if (!canContinue(action.begun, state.get())) return failed(failureOf(401, undefined));
  action.begun = state.get();
  const caller = callerOf(document, action.begun);
  const result = await sendCall(path, options, document, caller);
  if (options.isAutomatic || !requiresLogin(result, caller)) return result;
  // After a logout, no login can continue the call.
  if (!canContinue(caller.begun, state.get())) return result;
  if (!dispatch(document, 'site-login-required', { path })) return result;
  try {
    const next = await (await loginPrompt.load()).openLogin(document, caller, options.signal);
    if (next && state.get().changes === next.changes) {
      action.begun = next;
      return await sendCall(path, options, document, callerOf(document, next));
    }
  } catch (cause) {
    reportFailure(document, { code: 'login-not-opened', args: {}, cause });
  }
  return options.signal?.aborted ? aborted(options.signal.reason) : result;
}

function notifyPage(document: Document, path: string, result: RequestResult): void {
  if (result.ok || result.failure.code === 'request-aborted') return;
  const { failure } = result;
  dispatch(document, 'site-request-failed', { path, failure });
  // Without a status the server was not reached (docs/spec.md#runtime-8: network errors are tracked).
  if (failure.args.status === undefined)
    reportFailure(document, { ...failure, args: { path: path.replace(/[?#].*/s, '') } });
}

/**
 * Calls the server. Failures of the server or the network never reject; a path that is not a URL throws. After a
 * refused crumb the call is repeated once with a new crumb, if cookies are enabled. Dispatches `site-request-failed` on
 * the document after a failure, and `site-login-required` when a response requires a login: if the visitor logs in, the call is
 * sent again. Network errors reach the page's reporter.
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
