/**
 * Scripts of third parties, loaded once for the page (reliability: a blocked, slow or missing script must harm nothing).
 * A failure rejects with a {@link ScriptFailure}; its tag is taken out, so that the next call tries again.
 */
import type { MessageArgs } from '../model/finding.ts';
import type { ConsentCategory } from '../model/vocabularies/consent-categories.ts';
import { consent } from './consent.ts';
import type { Failure } from './failure.ts';
import { pageService } from './page.ts';
import { isScriptUrl, trustedSinks } from './trusted-types.ts';

/** What a script needs, and how long it may take. */
export interface ScriptOptions {
  /** The page loading the script. */
  readonly document?: Document;
  /** What the visitor must have agreed to. Not allowed is a failure: await `consent().whenAllowed()` before. */
  readonly category?: ConsentCategory;
  /** Milliseconds until the script counts as failed; 30 seconds, when none are given. */
  readonly timeout?: number;
  /** The page's nonce, when none is given. */
  readonly nonce?: string;
  /** A hash (Subresource Integrity), for scripts whose vendor never changes them. */
  readonly integrity?: string;
  /** Whether what the script brings is there: before loading it need not be loaded, afterwards it must be there. */
  readonly test?: () => boolean;
}

type Code = 'script-url-refused' | 'script-not-allowed' | 'script-timeout' | 'script-failed' | 'script-without-effect';

/** Why a script is not there. `code` tells which of them, `args` hold the address. */
export class ScriptFailure extends Error implements Failure {
  override readonly name = 'ScriptFailure';
  readonly code: Code;
  readonly args: MessageArgs;

  constructor(code: Code, args: MessageArgs, cause?: unknown) {
    super(`${code}: ${Object.values(args).join(' ')}`, { cause });
    this.code = code;
    this.args = args;
  }
}

const defaultTimeout = 30_000;

/** Each script's tag by its address, as soon as it has run; a failed one leaves. */
const loading = (document: Document): Map<string, Promise<HTMLScriptElement>> =>
  pageService(document, 'scripts', () => new Map<string, Promise<HTMLScriptElement>>());

/** How often each address could not be loaded. */
const failures = (document: Document): Map<string, number> =>
  pageService(document, 'script-failures', () => new Map<string, number>());

/** Chromium remembers an answer like 503 for as long as it remembers its tag: another try needs another address. */
function nextAddress(document: Document, url: string): string {
  const failed = failures(document).get(url);
  if (failed === undefined) return url;
  const next = new URL(url);
  next.search += `${next.search ? '&' : '?'}site-retry=${failed}`;
  return next.href;
}

/** Browsers hide the attribute's value from style sheets, so it is read from the property. */
const pageNonce = (document: Document): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

function scriptTag(document: Document, url: string, { nonce = pageNonce(document), integrity }: ScriptOptions) {
  const script = document.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  try {
    trustedSinks(document).setScriptUrl(script, nextAddress(document, url));
  } catch (cause) {
    // The page enforces Trusted Types and does not list our policy.
    throw new ScriptFailure('script-failed', { url }, cause);
  }
  return script;
}

/** A vendor's code that throws when it is asked is not there. */
function holds(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

function load(document: Document, url: string, options: ScriptOptions): Promise<HTMLScriptElement> {
  const { timeout = defaultTimeout } = options;
  return new Promise((resolve, reject) => {
    const script = scriptTag(document, url, options);
    const fail = (code: Code) => {
      clearTimeout(timer);
      script.remove();
      reject(new ScriptFailure(code, { url }));
    };
    const timer = setTimeout(() => fail('script-timeout'), timeout);
    script.addEventListener('error', () => {
      failures(document).set(url, (failures(document).get(url) ?? 0) + 1);
      fail('script-failed');
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(script);
    });
    document.head.append(script);
  });
}

function refusal(document: Document, url: string, category: ConsentCategory | undefined): ScriptFailure | undefined {
  if (!isScriptUrl(url)) return new ScriptFailure('script-url-refused', { url });
  if (category && !consent(document).allows(category))
    return new ScriptFailure('script-not-allowed', { url, category });
  return undefined;
}

/**
 * Loads a script once for the page, whoever asks for it; the first caller's options count, and every caller's `test`.
 * Resolves when it has run. Rejects with a {@link ScriptFailure} when the address is not https, when consent is missing,
 * after the time-out, when it cannot be loaded, or when `test` still says no; the next call then loads it again.
 */
export async function loadScript(address: string, options: ScriptOptions = {}): Promise<void> {
  const { category, document = globalThis.document, test } = options;
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : address;
  const refused = refusal(document, url, category);
  if (refused) throw refused;
  const scripts = loading(document);
  if (!scripts.has(url) && test && holds(test)) return;
  const promise = scripts.get(url) ?? load(document, url, options);
  scripts.set(url, promise);
  try {
    const script = await promise;
    if (!test || holds(test)) return;
    // It may also have been there, and another script of the page has taken it away.
    script.remove();
    throw new ScriptFailure('script-without-effect', { url });
  } catch (failure) {
    // Another caller may have started it again already.
    if (scripts.get(url) === promise) scripts.delete(url);
    throw failure;
  }
}
