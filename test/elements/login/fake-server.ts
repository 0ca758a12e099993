/** A server of members in a page, with which tests control each response. */
import { restoreFetch } from '../../core/page/fake-fetch.ts';

/** A call that the server has received. */
export interface Received {
  readonly name: string;
  readonly url: URL;
  readonly token: string | null;
  readonly body: unknown;
}

export interface FakeServer {
  readonly received: Received[];
  /** The member of the cookie. */
  email: string | undefined;
  token: string;
  /** Responds to the next calls with this name, such as `POST /api/account`. */
  readonly answers: Map<string, () => Response | Promise<Response>>;
}

const json = (data: unknown, status = 200): Response => new Response(JSON.stringify(data), { status });

let logins = 0;

function answerMember(server: FakeServer, { name, body, token }: Received): Response {
  const isOwn = token === server.token;
  if (name === 'GET /api/site-users/account/session')
    return json({ email: server.email ?? null, name: null, xsrfToken: server.email ? server.token : null });
  if (name === 'POST /api/site-users/account/session') {
    logins += 1;
    server.email = String(Object(body).email);
    server.token = `token-${logins}`;
    return json({ xsrfToken: server.token });
  }
  if (token !== null && !isOwn) return json({ crumbFail: true }, 403);
  if (name === 'DELETE /api/site-users/account/session') {
    server.email = undefined;
    return json({});
  }
  return server.email ? json({ for: server.email }) : json({ loginRequired: true }, 401);
}

/** Replaces `fetch` of the page until `restoreFetch`. */
export function startServer(email?: string): FakeServer {
  logins += 1;
  const server: FakeServer = { received: [], email, token: `token-${logins}`, answers: new Map() };
  globalThis.fetch = async (input) => {
    // The code under test calls it with a request.
    const request = input as Request;
    const url = new URL(request.url);
    const text = await request.clone().text();
    const name = `${request.method} ${url.pathname}`;
    const token = request.headers.get('x-xsrf-token');
    const call = { name, url, token, body: text === '' ? undefined : JSON.parse(text) };
    server.received.push(call);
    return server.answers.get(name)?.() ?? answerMember(server, call);
  };
  return server;
}

export { json, restoreFetch };
