import { moments } from 'virtual:load-moments';
import { inTime } from './in-time.ts';

/** What is on its way, by tag; null where it has come or failed. */
const loading: Record<string, Promise<void> | null> = {};

const request = (tag: string, isRetry: boolean): Promise<void> => {
  // The loader is one file, so what lies beside it lies beside this one.
  const url = import.meta.resolve(`./${tag}.js`);
  return inTime(
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
 * several chunks import stays unavailable.
 */
export const loadChunk = (tag: string): Promise<void> | null | undefined => {
  // A tag that is not ours has no number, so none from 0 either; neither has what Object.prototype has for everybody.
  if ((moments[tag] as number) >= 0 && !customElements.get(tag)) loading[tag] ??= request(tag, tag in loading);
  return loading[tag];
};
