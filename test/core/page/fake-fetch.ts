/** Replaces `fetch`, so that a test determines the responses. */
export type Answer = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

const original = globalThis.fetch;
/** The calls since `answer` was last called. */
export let sent: (Pick<Request, 'method' | 'headers' | 'credentials' | 'redirect' | 'keepalive'> & {
  url: URL;
  body: string;
})[] = [];

/** Reads of the session after a refused crumb reach a server without members. */
const isSession = ({ method, url }: Request): boolean =>
  method === 'GET' && url.endsWith('/api/site-users/account/session');

/** Sets the responses to the following calls, one after the other. The last one is repeated. */
export function answer(...answers: Answer[]): void {
  sent = [];
  globalThis.fetch = async (input, init) => {
    // The code under test calls it with a request and a signal.
    const request = input as Request;
    if (isSession(request)) return new Response('', { status: 404 });
    const { method, headers, credentials, redirect, keepalive } = request;
    const body = await request.clone().text();
    sent.push({ url: new URL(request.url), method, headers, credentials, redirect, keepalive, body });
    const next = answers[Math.min(sent.length, answers.length) - 1];
    if (!next) throw new TypeError('network');
    return next(request, init?.signal ?? new AbortController().signal);
  };
}

export const json =
  (data: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(data), { status });
export const text =
  (body: string | null, status = 200): Answer =>
  () =>
    new Response(body, { status });
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** Never responds, and fails when the caller aborts. */
export const hanging: Answer = (_request, signal) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Restores the `fetch` of the page. */
export const restoreFetch = (): void => {
  globalThis.fetch = original;
};
