/**
 * The Trusted Types policy of the page, `site-elements`. It is not exported, so that other scripts cannot use it to
 * create trusted values.
 */
import { pageService } from './page.ts';
import { unclobber } from './unclobber.ts';

type Make = (text: string) => string;

interface Policy {
  readonly createHTML: Make;
  readonly createScriptURL: Make;
}

// The policy returns objects, which sinks accept in place of strings.
type PolicyFactory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

/** The two sinks in use, and the values that they accept. */
interface Sinks {
  /** Parses HTML where nothing loads or runs; throws where the page's policy forbids it. Not sanitized yet. */
  readonly parseInto: (inert: Element, html: string) => void;
  /** Sets the URL of a script that `isScriptUrl` accepts. */
  readonly setScriptUrl: (script: HTMLScriptElement, url: string) => void;
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** Scripts need https, or http on localhost during development. */
export function isScriptUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

function checkedScriptUrl(url: string): string {
  if (isScriptUrl(url)) return url;
  throw new TypeError(`Not the URL of a script: ${url}`);
}

const rules: Policy = { createHTML: (html) => html, createScriptURL: checkedScriptUrl };

/** The page may not list our policy name, or another version may have registered it: plain strings are used then. */
function createPolicy(document: Document): Policy {
  // TypeScript's DOM types do not have Trusted Types yet.
  const { trustedTypes } = (unclobber(document).defaultView ?? globalThis) as { trustedTypes?: PolicyFactory };
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
      if (unclobber(inert.ownerDocument).defaultView)
        throw new TypeError('HTML is parsed in documents without a window only.');
      inert.innerHTML = policy.createHTML(html);
    },
    setScriptUrl: (script, url) => {
      script.src = policy.createScriptURL(url);
    },
  };
}

/** The policy is created on first use: a page without HTML or third-party scripts needs none. */
export const trustedSinks = (document: Document): Sinks => pageService(document, 'trusted-types', create);
