import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import { consent } from '../../core/page/consent.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { matches } from '../../core/page/unclobber.ts';

const buttonPlacement = lazyModule((_retry) => import('./place-button.ts'));

/** Returns whether the visitor has pointed at the element, touched it, or focused something in it, and a setter. */
function useIsUsed(): readonly [isUsed: boolean, setUsed: (isUsed: boolean) => void] {
  const [isUsed, setUsed] = useState(false);
  useHostEffect((host, signal) => {
    const use = (): void => setUsed(true);
    for (const type of ['pointerover', 'focusin']) host.addEventListener(type, use, { signal });
    // A prerendered element is hydrated by a click or a key, whose earlier signs it has missed.
    if (matches(host, ':hover, :focus-within')) use();
  });
  return [isUsed, setUsed];
}

/** Returns whether the visitor has consented to third-party content. */
function useIsAllowed(): boolean {
  const { allows, subscribe } = consent(useHost().ownerDocument);
  return useSyncExternalStore(
    subscribe,
    () => allows('media'),
    () => false,
  );
}

/** Adds the button of X once the visitor has consented and uses the element. Returns whether the button is shown. */
export function useFollowButton(username: string | undefined, src: string | undefined): boolean {
  const bridge = useBridge();
  const host = useHost();
  const [isUsed, setUsed] = useIsUsed();
  const isAllowed = useIsAllowed();
  const [button, setButton] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (!username || !isUsed || !isAllowed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    buttonPlacement
      .load()
      .then(({ placeButton }) => placeButton(host, { username, src, signal }))
      .then((placed) => signal.aborted || setButton(placed))
      .catch((cause) => {
        if (signal.aborted) return;
        controller.abort();
        // The next use requests a file of ours again, but not the script of X.
        if (!buttonPlacement.loaded) setUsed(false);
        bridge.emit('site-error', { code: 'follow-failed', args: { username }, cause });
      });
    return () => {
      controller.abort();
      setButton(undefined);
    };
  }, [username, src, isUsed, isAllowed]);
  useLayoutEffect(() => {
    // The focused link is hidden now.
    if (button && matches(host, ':focus-within')) button.focus();
  }, [button]);
  return !!button;
}
