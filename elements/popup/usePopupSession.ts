import { useLayoutEffect, useRef } from 'react';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect, useMoveCount } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { isForDialog } from '../../core/element/ui/modal.ts';
import { type Openable, useOpenable } from '../../core/element/ui/openable.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { windowOf } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { mayOpen } from './model/may-open.ts';
import type { Trigger } from './model/triggers.ts';
import { isObstructed, isStrict } from './obstacles.ts';
import { PopupEntries } from './popup-entries.ts';
import { watchTriggers } from './popup-triggers.ts';

type Values = ValuesOf<typeof contract>;

/** The state of the popup, and the callbacks of its view. */
export interface PopupSession {
  readonly isOpen: boolean;
  /** Returns whether the visitor or a script has requested the popup, rather than a trigger. */
  readonly isRequested: () => boolean;
  /** Returns false if a listener cancelled the event. */
  readonly close: () => boolean;
  readonly shown: () => void;
  readonly hidden: () => void;
}

/** The width of a phone's screen (docs/decisions.md#decision-7). */
const phone = '(max-device-width: 432px)';

/** Opens the popup automatically, once in each page view. */
function useTriggers(values: Values, { isOpen, show }: Openable<undefined>, trigger: { current: Trigger }): void {
  const host = useHost();
  const moves = useMoveCount();
  const hasOpened = useRef(false);
  const latest = useLatest({ values, show });
  const { showOnScroll, scrollPercentage, showOnTimer, timerDelay, exitIntent } = values;
  useLayoutEffect(() => {
    hasOpened.current ||= isOpen;
    if (hasOpened.current || !(showOnScroll || showOnTimer || exitIntent)) return undefined;
    const { ownerDocument: page } = host;
    const controller = new AbortController();
    const open = (cause: Trigger): void => {
      const { values: rules, show: open } = latest.current;
      hasOpened.current = true;
      // A popup that the author hides would make the page inert without being seen.
      if (host.getClientRects().length === 0) return;
      const entries = new PopupEntries(page, host.id).read();
      const isPhone = windowOf(page).matchMedia(phone).matches;
      if (!entries || !mayOpen(rules, entries, { pageId: rules.pageId, isPhone, now: Date.now() })) return;
      trigger.current = cause;
      open();
      trigger.current = 'request';
    };
    watchTriggers(page, values, { isStrict, isObstructed, open }, controller.signal);
    return () => controller.abort();
  }, [host, moves, isOpen, showOnScroll, scrollPercentage, showOnTimer, timerDelay, exitIntent]);
}

/** Records that a form in the popup was sent: a `<site-form>` that is saved, or another form that the browser sends. */
function useSubmissions(values: Values, close: () => boolean): void {
  const latest = useLatest({ values, close });
  useHostEffect((host, signal) => {
    const record = (): void => new PopupEntries(host.ownerDocument, host.id).write(latest.current.values, true);
    host.addEventListener('site-submitted', record, { signal });
    host.addEventListener(
      'submit',
      (event) => {
        if (event.defaultPrevented) return;
        if (isForDialog(event)) latest.current.close();
        else record();
      },
      { signal },
    );
  });
}

/** Opens and closes the popup, and records what the visitor did with it. */
export function usePopupSession(values: Values): PopupSession {
  const host = useHost();
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const trigger = useRef<Trigger>('request');
  const isRequested = useRef(true);
  const openable = useOpenable<undefined>({
    open: values.open,
    unsaid: undefined,
    mayShow: () => {
      isRequested.current = trigger.current === 'request';
      return emit('site-show', { trigger: trigger.current });
    },
    mayHide: () => emit('site-hide'),
    write: (open) => writeBack({ open }),
    onChange: (isShown) => {
      if (!isShown) new PopupEntries(host.ownerDocument, host.id).write(values, false);
    },
  });
  const { isOpen, show, hide } = openable;
  const close = (): boolean => hide(undefined);
  useTriggers(values, openable, trigger);
  useSubmissions(values, close);
  useExpose(contract, { show, hide: () => void close() });
  return {
    isOpen,
    isRequested: () => isRequested.current,
    close,
    shown: () => emit('site-shown'),
    hidden: () => emit('site-hidden'),
  };
}
