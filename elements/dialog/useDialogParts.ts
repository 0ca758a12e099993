import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { lazyModule } from '../../core/element/hooks/lazy-module.ts';
import type { DialogSession } from './useDialogSession.ts';

const dialogParts = lazyModule((_retry) => import('./dialog-parts.ts'));

/**
 * Loads the parts of dialogs with content and of notifications with an action, again when one is opened after a failure. A
 * dialog with content cannot be shown without them, so it is hidden again.
 */
export function useDialogParts(isNeeded: boolean, isContent: boolean, { isOpen, fail, hidden }: DialogSession) {
  const failed = useLatest(() => isContent && fail());
  const { module, load } = useLazyModule(dialogParts, 'dialog-content-missing', () => failed.current());
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isNeeded) load();
    // Without its view, nothing else reports that the dialog is hidden.
    if (isContent && !module && wasOpen.current && !isOpen) hidden();
    wasOpen.current = isOpen;
  }, [isNeeded, isOpen]);
  return module;
}
