import { useRef, useState } from 'react';
import { useBridge } from '../root.tsx';

export interface Lazy<Module> {
  /** `undefined` until it has come. */
  readonly module: Module | undefined;
  /** Asks for it, once; again after it did not come. */
  readonly load: () => void;
}

/** A part of an element that only comes when it is needed. Where it does not, `site-error` says so by this code. */
export function useLazy<Module>(fetch: () => Promise<Module>, code: string): Lazy<Module> {
  const bridge = useBridge();
  const [module, setModule] = useState<Module>();
  const isLoading = useRef(false);
  const load = (): void => {
    if (isLoading.current) return;
    isLoading.current = true;
    fetch().then(setModule, (cause: unknown) => {
      isLoading.current = false;
      bridge.emit('site-error', { code, args: {}, cause });
    });
  };
  return { module, load };
}
