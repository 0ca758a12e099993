/**
 * The page's one Trusted Types policy, `site-elements`. It never leaves this file, so that no
 * other script of the page can turn strings into trusted ones with it.
 */
import { pageService } from './page.ts';

type Make = (text: string) => string;

interface Policy {
  readonly createHTML: Make;
  readonly createScriptURL: Make;
}

// The real results are objects, which sinks take in place of strings.
type PolicyFactory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

/** The two sinks that we need, and what may go into them. */
interface Sinks {
  /** Parses HTML where nothing loads or runs; throws where the page's policy forbids it. Not sanitized yet. */
  readonly parseInto: (inert: Element, html: string) => void;
  /** Sets the address of a script that `isScriptUrl` accepts. */
  readonly setScriptUrl: (script: HTMLScriptElement, url: string) => void;
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** Scripts come over https; on this very machine, where one develops, http will do. */
export function isScriptUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

function checkedScriptUrl(url: string): string {
  if (isScriptUrl(url)) return url;
  throw new TypeError(`Not the address of a script: ${url}`);
}

const rules: Policy = { createHTML: (html) => html, createScriptURL: checkedScriptUrl };

/** A page may not list our name, or another version may have taken it: then strings are all that is left. */
function createPolicy(document: Document): Policy {
  // TypeScript's DOM types do not have Trusted Types yet.
  const { trustedTypes } = (document.defaultView ?? globalThis) as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy('site-elements', rules) ?? rules;
  } catch {
    return rules;
  }
}

function create(document: Document): Sinks {
  const policy = createPolicy(document);
  return {
    parseInto: (inert, html) => {
      if (inert.ownerDocument.defaultView) throw new TypeError('HTML is parsed in documents without a window only.');
      inert.innerHTML = policy.createHTML(html);
    },
    setScriptUrl: (script, url) => {
      script.src = policy.createScriptURL(url);
    },
  };
}

/** The policy is created on first use: a page without HTML or third-party scripts needs none. */
export const trustedSinks = (document: Document): Sinks => pageService(document, 'trusted-types', create);
