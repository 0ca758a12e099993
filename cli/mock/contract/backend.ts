/** The backend that `contract` compares with the mock API: its URL, and the requests to it. */
import { userErrors } from '../../../core/model/user-error.ts';
import { reasonOf } from '../../reason.ts';
import { messages } from './messages.en.ts';
import { type Send, Visitor } from './visitor.ts';

const fail = userErrors(messages);

export interface BackendOptions {
  readonly url: string;
  /** Headers of every request, as in `authorization: Bearer …`. */
  readonly header?: readonly string[] | undefined;
}

/** Milliseconds to wait for a response. */
const timeout = 30_000;

function baseOf(url: string): URL {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) throw fail('contract-url', { url });
  return new URL(url);
}

function headersOf(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw fail('contract-header', { line });
    headers.append(name, value);
  }
  return headers;
}

/** Reports an unreachable server once instead of once for each call. */
async function assertReachable(base: URL, headers: Headers, send: Send): Promise<void> {
  await send(new Request(base, { headers, redirect: 'manual' })).catch((error: unknown) => {
    // `fetch` reports the reason of a failure only in the cause of its error.
    const { cause = error } = Object(error);
    throw fail('contract-silent', { url: base.href, reason: reasonOf(cause) }, error);
  });
}

/**
 * Returns a visitor of the backend. Throws a UserError for an invalid URL or header, and when the server does not
 * respond.
 */
export async function visitBackend({ url, header = [] }: BackendOptions, signal: AbortSignal): Promise<Visitor> {
  const send: Send = (request) => fetch(request, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
  const [base, headers] = [baseOf(url), headersOf(header)];
  await assertReachable(base, headers, send);
  return new Visitor(base, send, headers);
}
