import { moments } from 'virtual:load-moments';
import { withTimeout } from './load-timeout.ts';

/** The chunks that are loading, by tag; null after a chunk has loaded or failed. */
const loading: Record<string, Promise<void> | null> = {};

const request = (tag: string, isRetry: boolean): Promise<void> => {
  // The build bundles the loader into one file, in the folder of the chunks.
  const url = import.meta.resolve(`./${tag}.js`);
  return withTimeout(
    tag,
    'chunk-load-failed',
    url,
    () => customElements.get(tag),
    (over) => {
      import(url).catch((cause) => (isRetry ? import(`${url}?${Date.now()}`) : Promise.reject(cause))).then(over, over);
    },
  ).then(() => {
    loading[tag] = null;
  });
};

/**
 * Loads the chunk of an element that is not defined yet, once. The promise resolves when the chunk has loaded or failed. After
 * a failure the next call imports it again, if need be under another URL: engines that do not yet follow
 * https://github.com/whatwg/html/pull/10327 remember a failed URL until the page is reloaded. There a failed chunk that
 * other chunks import stays unavailable.
 */
export const loadChunk = (tag: string): Promise<void> | null | undefined => {
  // Tags of other elements, and properties of Object.prototype, have no number here, so the comparison is false.
  if ((moments[tag] as number) >= 0 && !customElements.get(tag)) loading[tag] ??= request(tag, tag in loading);
  return loading[tag];
};
