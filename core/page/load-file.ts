/**
 * Loads third-party files once for each page. A failure rejects with a {@link LoadFailure} and removes the tag, so that
 * the next call tries again.
 */
import type { MessageArgs } from '../model/finding.ts';
import type { ConsentCategory } from '../model/vocabularies/consent-categories.ts';
import { consent } from './consent.ts';
import type { Failure } from './failure.ts';
import { pageService } from './page.ts';
import { isScriptUrl } from './trusted-types.ts';
import { unclobber } from './unclobber.ts';

/** Options of a file: its attributes and its time limit. */
export interface LoadOptions {
  /** The page loading the file. */
  readonly document?: Document;
  /** The category that the visitor must have allowed. Without consent loading fails: await `consent().whenAllowed()` before. */
  readonly category?: ConsentCategory;
  /** Milliseconds until the file counts as failed. Default: 30 seconds. */
  readonly timeout?: number;
  /** The nonce of the tag. Default: the page's nonce. */
  readonly nonce?: string;
  /** A hash (https://www.w3.org/TR/SRI/) for files that the vendor never changes. */
  readonly integrity?: string;
  /**
   * Returns whether the file has taken effect. Before loading, true means that loading is not needed; after loading,
   * false is a failure.
   */
  readonly test?: () => boolean;
}

/** Options of files that can be removed again. */
export interface RemovableOptions extends LoadOptions {
  /** Removes the file when it aborts, or stops loading it. A call with a signal shares its tag with no other call. */
  readonly signal?: AbortSignal;
}

type Kind = 'script' | 'style';
type Code = `${Kind}-${'url-refused' | 'not-allowed' | 'timeout' | 'failed' | 'without-effect'}`;

/** The reason why a file is missing: `code` names it, `args` contain the URL. */
export class LoadFailure extends Error implements Failure {
  override readonly name = 'LoadFailure';
  readonly code: Code;
  readonly args: MessageArgs;

  constructor(code: Code, args: MessageArgs, cause?: unknown) {
    super(`${code}: ${Object.values(args).join(' ')}`, { cause });
    this.code = code;
    this.args = args;
  }
}

/** A tag that loads a file. */
export type FileTag = HTMLScriptElement | HTMLLinkElement;

/** How a kind of file is loaded. */
export interface FileKind {
  readonly name: Kind;
  /** Creates the tag for a URL; throws where the page's policies forbid it. */
  readonly make: (document: Document, url: string) => FileTag;
  /** Selector of the nodes whose nonce this kind can use. */
  readonly nonces: string;
}

const defaultTimeout = 30_000;

interface Files {
  /** The promise of each file's tag by its URL; failed files are removed. */
  readonly loading: Map<string, Promise<FileTag>>;
  /** The number of failures of each URL. */
  readonly failures: Map<string, number>;
}

const filesOf = (document: Document, { name }: FileKind): Files =>
  pageService(document, `files-${name}`, () => ({ loading: new Map(), failures: new Map() }));

/** Chromium caches a response such as 503 together with its tag: a further attempt needs a different URL. */
function nextAddress({ failures }: Files, url: string): string {
  const failed = failures.get(url);
  if (failed === undefined) return url;
  const next = new URL(url);
  next.search += `${next.search ? '&' : '?'}site-retry=${failed}`;
  return next.href;
}

/** Browsers hide the attribute's value from stylesheets, so it is read from the property. */
const pageNonce = (document: Document, { nonces }: FileKind): string =>
  unclobber(document).querySelector<HTMLElement>(nonces)?.nonce ?? '';

function tagFor(kind: FileKind, document: Document, url: string, options: LoadOptions): FileTag {
  const { nonce = pageNonce(document, kind), integrity } = options;
  let tag: FileTag;
  try {
    tag = kind.make(document, nextAddress(filesOf(document, kind), url));
  } catch (cause) {
    // The page enforces Trusted Types and does not list our policy.
    throw new LoadFailure(`${kind.name}-failed`, { url }, cause);
  }
  if (nonce) tag.nonce = nonce;
  if (integrity) Object.assign(tag, { integrity, crossOrigin: 'anonymous' });
  return tag;
}

/** A test that throws counts as false. */
function holds(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

function load(kind: FileKind, document: Document, url: string, options: RemovableOptions): Promise<FileTag> {
  const { failures } = filesOf(document, kind);
  return new Promise((resolve, reject) => {
    const tag = tagFor(kind, document, url, options);
    const fail = (reason: 'timeout' | 'failed') => {
      clearTimeout(timer);
      tag.remove();
      reject(new LoadFailure(`${kind.name}-${reason}`, { url }));
    };
    const timer = setTimeout(() => fail('timeout'), options.timeout ?? defaultTimeout);
    options.signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      tag.remove();
      reject(options.signal?.reason);
    });
    tag.addEventListener('error', () => {
      failures.set(url, (failures.get(url) ?? 0) + 1);
      fail('failed');
    });
    tag.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(tag);
    });
    unclobber(document).head.append(tag);
  });
}

function refusal({ name }: FileKind, document: Document, url: string, { category }: LoadOptions) {
  if (!isScriptUrl(url)) return new LoadFailure(`${name}-url-refused`, { url });
  if (category && !consent(document).allows(category)) return new LoadFailure(`${name}-not-allowed`, { url, category });
  return undefined;
}

/** See `loadScript` and `loadStyle`. */
export async function loadFile(kind: FileKind, address: string, options: RemovableOptions): Promise<void> {
  const { document = globalThis.document, test, signal } = options;
  signal?.throwIfAborted();
  const url = URL.canParse(address, unclobber(document).baseURI)
    ? new URL(address, unclobber(document).baseURI).href
    : address;
  const refused = refusal(kind, document, url, options);
  if (refused) throw refused;
  const { loading } = filesOf(document, kind);
  if (!loading.has(url) && test && holds(test)) return;
  const promise = (signal ? undefined : loading.get(url)) ?? load(kind, document, url, options);
  if (!signal) loading.set(url, promise);
  try {
    const tag = await promise;
    if (!test || holds(test)) return;
    // Another script of the page may also have removed what the file defined.
    tag.remove();
    throw new LoadFailure(`${kind.name}-without-effect`, { url });
  } catch (failure) {
    // Another caller may already load the file again.
    if (loading.get(url) === promise) loading.delete(url);
    throw failure;
  }
}
