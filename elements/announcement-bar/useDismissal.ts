import { useLayoutEffect, useRef } from 'react';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { forget, isStored, store } from './dismissals.ts';
import { focusAfter } from './focus-after.ts';

type Values = ValuesOf<typeof contract>;

/** Keeps a bar closed that the visitor has closed before, until its version changes. Returns the function that closes it. */
export function useDismissal({ dismissible, dismissDays, dismissed }: Values, version: string): () => void {
  const host = useHost();
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const shownVersion = useRef(version);

  useLayoutEffect(() => {
    if (dismissible && isStored(host, version)) writeBack({ dismissed: true });
    else if (shownVersion.current !== version) writeBack({ dismissed: false });
    shownVersion.current = version;
  }, [host, version, dismissible]);

  const hide = (): void => {
    if (dismissed || !emit('site-hide')) return;
    store(host, version, dismissDays);
    // Before the focused button is hidden.
    if (unclobber(host).shadowRoot?.activeElement) focusAfter(host);
    writeBack({ dismissed: true });
    emit('site-hidden');
  };
  const show = (): void => {
    if (!dismissed || !emit('site-show')) return;
    forget(host);
    writeBack({ dismissed: false });
    emit('site-shown');
  };
  useExpose(contract, { show, hide });
  return hide;
}
