import { useLayoutEffect } from 'react';
import { useBridge } from '../root.tsx';
import { useFetch } from './fetch.ts';

export interface Lazy<Module> {
  /** `undefined` until it has come. */
  readonly module: Module | undefined;
  /** Asks for it, once; again after it did not come. */
  readonly load: () => void;
}

/** A part of an element that only comes when it is needed. Where it does not, `site-error` says so by this code. */
export function useLazy<Module>(fetch: () => Promise<Module>, code: string): Lazy<Module> {
  const bridge = useBridge();
  const onFailed = (cause: unknown): void => void bridge.emit('site-error', { code, args: {}, cause });
  const { status, data: module, refetch } = useFetch(fetch, { onFailed });
  const load = (): void => {
    if (status === 'idle' || status === 'failed') refetch();
  };
  return { module, load };
}

/** A part that is not fetched twice: once it has come for one element, all later ones begin with it. */
export interface SharedPart<Module> {
  readonly fetch: () => Promise<Module>;
  come?: Module;
}

/** Such a part, of an element that needs it as soon as it can have it. */
export function useSharedPart<Module>(part: SharedPart<Module>, isNeeded: boolean, code: string): Module | undefined {
  const fetch = async (): Promise<Module> => {
    part.come = await part.fetch();
    return part.come;
  };
  const { module = part.come, load } = useLazy(fetch, code);
  useLayoutEffect(() => {
    if (isNeeded && !module) load();
  }, [isNeeded]);
  return isNeeded ? module : undefined;
}
