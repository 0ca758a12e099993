import { useLayoutEffect, useState } from 'react';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useBridge } from '../../core/element/root.tsx';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { contract } from './contract.ts';
import type { Provider } from './model/provider.ts';

const interactiveMap = lazyModule((_retry) => import('./InteractiveMap.tsx'));

/** Switches between the static image and the interactive map. */
export function useMapSession(provider: Provider | undefined) {
  const bridge = useBridge();
  const emit = useEmit(contract);
  const [module, setModule] = useState<typeof interactiveMap.loaded>();
  const [phase, setPhase] = useState<'picture' | 'wanted' | 'failed'>('picture');
  const stop = (cause?: unknown): void => {
    // A map that is removed after a failure calls this again without a cause.
    setPhase((before) => (cause ? 'failed' : before === 'wanted' ? 'picture' : before));
    if (cause) bridge.emit('site-error', { code: 'map-failed', args: {}, cause });
  };
  /** Also called on hover and focus; only a failure after a click is reported. */
  const load = (failed: (cause: unknown) => void = () => undefined): void => {
    if (!module && provider) interactiveMap.load().then(setModule, failed);
  };
  const show = (): void => {
    if (!provider || phase === 'wanted' || !emit('site-show')) return;
    setPhase('wanted');
    load(stop);
  };
  useExpose(contract, { show });
  // A map that can no longer be drawn is replaced by the static image.
  useLayoutEffect(() => {
    if (!provider) stop();
  }, [!provider]);
  return {
    module,
    isWanted: phase === 'wanted',
    hasFailed: phase === 'failed',
    show,
    load: () => load(),
    shown: () => emit('site-shown'),
    stop,
  };
}
