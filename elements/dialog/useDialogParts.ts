import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import type { DialogSession } from './useDialogSession.ts';

const dialogParts = lazyModule((_retry) => import('./dialog-parts.ts'));

/**
 * Loads the views of dialogs with content and of notifications, again when one is opened after a failure. They cannot be
 * shown without their view, so they are hidden again.
 */
export function useDialogParts(isNeeded: boolean, { isOpen, fail, hidden }: DialogSession) {
  const failed = useLatest(fail);
  const { module, load } = useLazyModule(dialogParts, 'dialog-part-missing', () => failed.current());
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    load();
    // Without its view, nothing else reports that the dialog is hidden.
    if (!module && wasOpen.current && !isOpen) hidden();
    wasOpen.current = isOpen;
  }, [isNeeded, isOpen]);
  return module;
}
