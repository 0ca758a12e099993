import { jsonText } from '../../model/json-text.ts';
import { originOf, unclobber } from '../unclobber.ts';
import { crumbOf } from './crumb.ts';

type Fields = Readonly<Record<string, string>>;

/** Options of a request. A body is JSON, form-encoded or bytes, only one of them. */
export interface Call {
  /** Default: GET without a body, POST with one. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Fields;
  readonly json?: unknown;
  readonly form?: Fields;
  /** Bytes, with their media type. */
  readonly body?: Blob;
  /** Where the crumb is sent. Default: nowhere (docs/decisions.md#decision-18). */
  readonly crumb?: 'query' | 'form' | 'header';
  readonly headers?: Fields;
  /** Whether the call goes on when the visitor leaves the page. Browsers allow that for small bodies only, so larger ones end. */
  readonly keepalive?: boolean;
  /** An API on another origin, to which the page's cookies and crumb may go (docs/decisions.md#decision-19). */
  readonly apiOrigin?: string;
}

/** The specification does not name the header; most servers expect this one. */
const crumbHeader = 'x-csrf-token';

/** The header with the token of a member, whose name the specification does not define either. */
export const tokenHeader = 'x-xsrf-token';

interface Carried {
  readonly query: Fields;
  readonly form: Fields;
  readonly header: Fields;
}

/** The crumb is sent to the site's own servers only, never to another origin. */
function carriedCrumb({ crumb: where }: Call, document: Document, isOwn: boolean): Carried {
  const crumb = isOwn && where ? crumbOf(document) : undefined;
  const at = (place: string, name: string): Fields => (crumb !== undefined && where === place ? { [name]: crumb } : {});
  return { query: at('query', 'crumb'), form: at('form', 'crumb'), header: at('header', crumbHeader) };
}

function bodyOf({ json, form, body }: Call, crumb: Fields): { body?: BodyInit; type: Fields } {
  if (body) return { body, type: {} };
  if (json !== undefined) return { body: jsonText(json), type: { 'content-type': 'application/json' } };
  const fields = { ...form, ...crumb };
  return form || Object.keys(crumb).length > 0 ? { body: new URLSearchParams(fields), type: {} } : { type: {} };
}

/** Returns the same options without a prototype: the platform also reads what a page has added to Object.prototype. */
export const withoutPrototype = (options: RequestInit): RequestInit => Object.assign(Object.create(null), options);

/** Browsers refuse calls that go on if their bodies, in UTF-8, are larger than 64 KB together. */
const mostCharactersKept = 8000;

/**
 * Builds the request of a call. The token of a member is sent with calls that change something, to the page's own origin only. Throws a
 * TypeError for a path that is not a URL.
 */
export function buildRequest(path: string, call: Call, document: Document, token?: string): Request {
  const origin = originOf(document);
  // A `<base>` changes the URLs of the author only.
  const own = path.startsWith('/') && URL.canParse(origin) ? origin : unclobber(document).baseURI;
  const url = new URL(path, call.apiOrigin ?? own);
  const isApi = call.apiOrigin !== undefined && url.origin === new URL(call.apiOrigin).origin;
  const crumb = carriedCrumb(call, document, isApi || url.origin === origin);
  for (const [name, value] of Object.entries({ ...call.query, ...crumb.query })) url.searchParams.set(name, value);
  const { body, type } = bodyOf(call, crumb.form);
  const method = call.method ?? (body === undefined ? 'GET' : 'POST');
  const proof: Fields =
    token !== undefined && method !== 'GET' && url.origin === origin ? { [tokenHeader]: token } : {};
  const options: RequestInit = {
    method,
    headers: { accept: 'application/json', ...type, ...crumb.header, ...call.headers, ...proof },
    credentials: isApi ? 'include' : 'same-origin',
    // A redirect could carry the crumb, or the token, to another origin.
    redirect: call.crumb || proof[tokenHeader] ? 'error' : 'follow',
    keepalive: call.keepalive === true && !call.body && String(body ?? '').length < mostCharactersKept,
    ...(body !== undefined && { body }),
  };
  return new Request(url, withoutPrototype(options));
}
