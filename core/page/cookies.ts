/**
 * Cookies of the page (docs/spec.md#runtime-9): `SameSite=Lax`, `Secure` on https, for the whole site. Never throws: where the browser
 * or the visitor denies cookies, one warning reports it.
 */

import { encodeText } from '../model/encode-text.ts';
import { formatMessage } from '../model/message-format.ts';
import type { Cookie } from '../model/vocabularies/cookies.ts';
import { consent } from './consent.ts';
import { messages } from './messages.en.ts';
import { pageService } from './page.ts';
import { unclobber } from './unclobber.ts';

export type { Cookie } from '../model/vocabularies/cookies.ts';

/** Cookies by name. Denied access is a warning, never an error. */
export interface PageCookies {
  /** Returns the decoded value; `undefined` if the cookie does not exist. */
  readonly get: (name: string) => string | undefined;
  /** Stores a value if the visitor has allowed its category. Returns false if it was not stored. */
  readonly set: (cookie: Cookie, value: string) => boolean;
  /**
   * Removes a cookie, for every path and parent domain that it may have been set for. A `*` at the end matches any name
   * with this prefix.
   */
  readonly remove: (pattern: string) => void;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** In a frame from `srcdoc` the location has no origin; its parent's applies. */
function originOf(document: Document): URL | undefined {
  const origin = unclobber(document).defaultView?.origin ?? '';
  return URL.canParse(origin) ? new URL(origin) : undefined;
}

/** Returns the domains that a cookie may have: for `shop.example.org` also `example.org`. */
function domainsOf(document: Document): readonly string[] {
  const labels = originOf(document)?.hostname.split('.') ?? [];
  return labels.map((_, index) => labels.slice(index).join('.')).filter((domain) => domain.includes('.'));
}

/** Returns the root and the default path of a cookie (https://www.rfc-editor.org/rfc/rfc6265#section-5.1.4). */
const foldersOf = ({ location }: Document): readonly string[] => [
  '/',
  location?.pathname.replace(/\/[^/]*$/, '') || '/',
];

function create(document: Document): PageCookies {
  const secure = originOf(document)?.protocol === 'https:' ? '; Secure' : '';
  let hasWarned = false;

  function warn(cause?: unknown): void {
    if (!hasWarned) console.warn(`site-elements: ${formatMessage(messages['cookies-failed'])}`, cause ?? '');
    hasWarned = true;
  }

  function attempt<Result>(step: () => Result): Result | undefined {
    try {
      return step();
    } catch (cause) {
      warn(cause);
      return undefined;
    }
  }

  /** Returns the name and the text of each cookie. */
  const all = (): readonly (readonly [string, string])[] =>
    (attempt(() => unclobber(document).cookie) ?? '').split('; ').map((cookie) => {
      const sign = cookie.indexOf('=');
      return [cookie.slice(0, Math.max(sign, 0)), cookie.slice(sign + 1)];
    });

  const get = (name: string): string | undefined => {
    const found = all().find(([each]) => each === name);
    return found && decoded(found[1]);
  };

  const write = (text: string): void => {
    attempt(() => {
      unclobber(document).cookie = `${text}; SameSite=Lax${secure}`;
    });
  };

  function set({ name, category, lifetime }: Cookie, value: string): boolean {
    if (!consent(document).allows(category)) return false;
    const age = lifetime === undefined ? '' : `; Max-Age=${lifetime}`;
    write(`${name}=${encodeText(value)}; Path=/${age}`);
    const isKept = get(name) === value;
    // Browsers that block cookies do not throw.
    if (!isKept) warn();
    return isKept;
  }

  function remove(pattern: string): void {
    const [start = ''] = pattern.split('*');
    const isMeant = (name: string): boolean => (pattern.endsWith('*') ? name.startsWith(start) : name === pattern);
    const domains = ['', ...domainsOf(document).map((domain) => `; Domain=${domain}`)];
    const places = foldersOf(document).flatMap((path) => domains.map((domain) => `; Path=${path}${domain}`));
    const names = all().flatMap(([name]) => (name !== '' && isMeant(name) ? name : []));
    for (const name of names) for (const place of places) write(`${name}=; Max-Age=0${place}`);
  }

  return { get, set, remove };
}

/** The page's cookies. */
export const pageCookies = (document: Document = globalThis.document): PageCookies =>
  pageService(document, 'cookies', create);
