/** Calls that measure (docs/spec.md#runtime-7, "census"). A page never waits for them, and ignores their failures. */
import { cookies } from '../../model/vocabularies/cookies.ts';
import { pageCookies } from '../cookies.ts';
import { originOf } from '../unclobber.ts';

/** Milliseconds until a call is aborted (docs/spec.md#runtime-9, "analytics time limit"). */
const timeLimit = 2500;

/** The number of calls since measuring was started. */
export interface CallCounts {
  readonly sent: number;
  /** Calls that the server has refused or not answered within 2500 ms, and the script of the calls if it could not be loaded. */
  readonly failed: number;
}

/** Counts while a page is measured. */
export type CountedCalls = { -readonly [Name in keyof CallCounts]: number };

/** Sends fields, form-encoded. The call outlives the page, so that a navigation need not wait for it. */
export type SendCall = (path: string, fields?: Readonly<Record<string, string>>) => void;

/** Does not use `request`, whose retries and messages a call without a reader does not need. */
async function post(document: Document, path: string, fields: Readonly<Record<string, string>>, signal: AbortSignal) {
  // Not relative to `<base>`: the crumb goes to the server of the page only.
  const url = new URL(path, originOf(document));
  const { name } = cookies.crumb;
  const crumb = pageCookies(document).get(name);
  if (crumb) url.searchParams.set(name, crumb);
  const options: RequestInit = {
    method: 'POST',
    body: new URLSearchParams(fields),
    keepalive: true,
    // A redirect could carry the crumb to another origin.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
  };
  // Without a prototype: the platform also reads what a page has added to Object.prototype.
  const { ok } = await fetch(url, Object.assign(Object.create(null), options));
  if (!ok) throw new Error('The call is refused.');
}

/** Creates the function that sends and counts calls. The signal aborts calls in progress, which are then not failures. */
export const callSender =
  (document: Document, counts: CountedCalls, signal: AbortSignal): SendCall =>
  (path, fields = {}) => {
    counts.sent += 1;
    post(document, path, fields, signal).catch(() => {
      if (!signal.aborted) counts.failed += 1;
    });
  };
