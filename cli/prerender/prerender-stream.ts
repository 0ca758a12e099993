import { prerenderMark } from '../text/prerendered-root.ts';
import type { PrerenderedPage, PrerenderStreamOptions } from './prerender-types.ts';

/** Prerenders a page of which the first `fixedLength` characters are sent already. */
type PrerenderRest = (html: string, fixedLength: number) => Promise<PrerenderedPage>;

/** The starts of an element, and of a line that an earlier run has written. */
const starts = ['<site-', `<link ${prerenderMark}`] as const;

const firstStart = new RegExp(starts.join('|'), 'i');

/** The offset of the first byte that may change, or of what may become one in the next chunk; -1 if there is neither. */
function findStart(text: string): number {
  const found = text.search(firstStart);
  if (found >= 0) return found;
  const last = text.lastIndexOf('<');
  const end = text.slice(last).toLowerCase();
  return last >= 0 && starts.some((start) => start.startsWith(end)) ? last : -1;
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** One character for each byte, so that offsets of characters are offsets of bytes. */
const bytesAsText = new TextDecoder('latin1');

/** Returns the text of UTF-8, with its byte order mark; undefined if it has invalid bytes. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A page of which the part before its first element is passed on at once, and the rest when the page has ended. */
class PageStream {
  readonly #chunks: Uint8Array[] = [];
  /** The number of bytes that are passed on. */
  #passed = 0;
  /** The received bytes that are not passed on yet. */
  #unsent = new Uint8Array();
  /** Whether the rest of the page may change. */
  #isWaiting: boolean;

  constructor({ styles }: PrerenderStreamOptions) {
    // The link to the styles is in the head.
    this.#isWaiting = styles === 'link';
  }

  /** Returns the bytes that can be passed on. */
  add(chunk: Uint8Array): Uint8Array {
    this.#chunks.push(chunk);
    if (this.#isWaiting) return new Uint8Array();
    const bytes = concatenate([this.#unsent, chunk]);
    const text = bytesAsText.decode(bytes);
    const start = findStart(text);
    const end = start < 0 ? bytes.length : start;
    this.#unsent = bytes.slice(end);
    this.#isWaiting = firstStart.test(text);
    this.#passed += end;
    return bytes.subarray(0, end);
  }

  /** Returns the rest of the page. Bytes that are not UTF-8 stay as they are. */
  async end(prerender: PrerenderRest, { onFinding }: PrerenderStreamOptions): Promise<Uint8Array> {
    if (!this.#isWaiting) return this.#unsent;
    const bytes = concatenate(this.#chunks);
    const text = decode(bytes);
    if (text === undefined) return bytes.subarray(this.#passed);
    const { length } = decode(bytes.subarray(0, this.#passed)) ?? '';
    const { html, findings } = await prerender(text, length);
    for (const finding of findings) onFinding?.(finding);
    return new TextEncoder().encode(html.slice(length));
  }
}

/** Returns a stream that prerenders one page with `prerender`. */
export function streamWith(
  prerender: PrerenderRest,
  options: PrerenderStreamOptions,
): TransformStream<string | Uint8Array, Uint8Array> {
  const page = new PageStream(options);
  const encoder = new TextEncoder();
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = page.add(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      if (bytes.length > 0) controller.enqueue(bytes);
    },
    async flush(controller) {
      const bytes = await page.end(prerender, options);
      if (bytes.length > 0) controller.enqueue(bytes);
    },
  });
}
