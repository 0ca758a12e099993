import { reportLoadFailure } from './load-failure.ts';

/** Widgets 8: lazy chunks time out after 120 s. What comes later is still used. */
const timeLimit = 120_000;

/** By tag; null after a failure. */
const loading: Record<string, Promise<unknown> | null> = {};

const request = (tag: string): Promise<unknown> => {
  // The loader is one file, so this address is its own.
  const url = new URL(`${tag}.js${loading[tag] === null ? `?${Date.now()}` : ''}`, import.meta.url).href;
  const chunk = new Promise((resolve, reject) => {
    setTimeout(reject, timeLimit);
    import(url).then(resolve, reject);
  });
  return chunk.catch((cause) => {
    loading[tag] = null;
    document.querySelectorAll(tag).forEach((element) => {
      // Engines have a reason, the clock has none.
      reportLoadFailure(element, 'chunk-load-failed', cause ? 'error' : 'timeout', url, cause);
    });
  });
};

/**
 * Loads the chunk of a tag that is not defined, once; the promise is for the chunk, or for nothing. After a failure the
 * next call tries again, under another address: Chromium and Firefox remember for the life of the page that a module
 * failed. One that several chunks import is lost there until the next page.
 */
export const loadChunk = (tag: string): Promise<unknown> | null | undefined => {
  if (!customElements.get(tag)) loading[tag] ??= request(tag);
  return loading[tag];
};
