import { moments } from 'virtual:load-moments';
import { inTime } from './in-time.ts';

/** What is on its way, by tag; null where it has come or failed. */
const loading: Record<string, Promise<void> | null> = {};

const request = (tag: string): Promise<void> => {
  // The loader is one file, so what lies beside it lies beside this one.
  const url = import.meta.resolve(`./${tag}.js${tag in loading ? `?${Date.now()}` : ''}`);
  return inTime(
    tag,
    'chunk-load-failed',
    url,
    () => customElements.get(tag),
    (over) => {
      import(url).then(over, over);
    },
  ).then(() => {
    loading[tag] = null;
  });
};

/**
 * Loads the chunk of a tag that is ours and not defined, once; the promise is for the end of it, good or bad. After a
 * failure the next call tries again, under another address: Chromium and Firefox remember for the life of the page that
 * a module failed. One that several chunks import is lost there until the next page.
 */
export const loadChunk = (tag: string): Promise<void> | null | undefined => {
  // A tag that is not ours has no number, so none from 0 either; neither has what Object.prototype has for everybody.
  if ((moments[tag] as number) >= 0 && !customElements.get(tag)) loading[tag] ??= request(tag);
  return loading[tag];
};
