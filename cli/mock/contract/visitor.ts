/** A visitor without a browser: keeps cookies, repeats the crumb, and sends samples. */
import { cookies } from '../../../core/model/vocabularies/cookies.ts';
import { crumbHeader } from '../routes/crumb.ts';
import type { Route, Sample } from '../routes/route.ts';

export type Send = (request: Request) => Promise<Response>;

const formText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pathOf = ({ path }: Route, params: Readonly<Record<string, string>> = {}): string =>
  path
    .split('/')
    .map((part) => part.replace(/^:(\w+).*/, (_, name: string) => encodeURIComponent(params[name] ?? '')))
    .join('/');

interface Body {
  readonly body?: string | URLSearchParams;
  readonly type?: string;
}

function bodyOf({ json, form, bytes }: Sample, crumb: Readonly<Record<string, string>>): Body {
  if (bytes !== undefined) return { body: bytes, type: 'application/offset+octet-stream' };
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  if (!form) return {};
  const fields = Object.entries(form).map(([name, value]) => [name, formText(value)]);
  return { body: new URLSearchParams({ ...Object.fromEntries(fields), ...crumb }) };
}

export class Visitor {
  readonly #base: URL;
  readonly #send: Send;
  readonly #headers: Headers;
  readonly #cookies = new Map<string, string>();

  /** `headers` go with every request. */
  constructor(base: URL, send: Send, headers = new Headers()) {
    this.#base = base;
    this.#send = send;
    this.#headers = headers;
  }

  /** Creates the request of a filled sample. */
  #requestOf(route: Route, sample: Sample): Request {
    const url = new URL(this.#base.href.replace(/\/$/, '') + pathOf(route, sample.params));
    const crumb = this.#cookies.get(cookies.crumb.name);
    const carried = crumb === undefined ? {} : { [cookies.crumb.name]: crumb };
    const query = { ...sample.query, ...(route.crumb === 'query' && carried) };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { body, type } = bodyOf(sample, route.crumb === 'form' ? carried : {});
    const headers = new Headers(this.#headers);
    const own = { ...sample.headers, ...(type && { 'content-type': type }) };
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    if (route.crumb === 'header' && crumb !== undefined) headers.set(crumbHeader, crumb);
    const cookie = [headers.get('cookie'), ...[...this.#cookies].map((pair) => pair.join('='))].filter(Boolean);
    if (cookie.length > 0) headers.set('cookie', cookie.join('; '));
    // Pages may redirect; the response of a call must not be a redirect.
    const redirect = route.kind === 'page' ? 'follow' : 'manual';
    return new Request(url, { method: route.method, headers, redirect, ...(body !== undefined && { body }) });
  }

  /** Sends a sample. Rejects if the server does not respond. */
  async sendSample(route: Route, sample: Sample): Promise<Response> {
    const response = await this.#send(this.#requestOf(route, sample));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}
