import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useClientValue } from '../../core/element/hooks/client-value.ts';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { readElementContext } from '../../core/model/site-context/read-element-context.ts';
import { type ConsentChoices, optionalCategories } from '../../core/model/vocabularies/consent-categories.ts';
import { storeConsent } from '../../core/page/consent/store.ts';
import { consent } from '../../core/page/consent.ts';
import { siteContext } from '../../core/page/context.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { consentOptions } from './consent-options.ts';
import { contract } from './contract.ts';

type Values = ValuesOf<typeof contract>;

/** The state of the banner, which the lazily loaded view receives. */
export interface BannerSession {
  readonly isShown: boolean;
  /** Whether the banner is a closed part of prerendered markup: whether to show it is not known yet. */
  readonly isPrerendered: boolean;
  /** Whether the banner is shown without a call of `show()`: it then cannot be closed without an answer. */
  readonly isPrompting: boolean;
  readonly isAnswered: boolean;
  readonly choices: ConsentChoices;
  /** The number of `show()` calls since the last answer, without cancelled ones. */
  readonly requests: number;
  /** Counts the editor events that remount the banner: force, update and unforce (docs/spec.md#runtime-4). */
  readonly remounts: number;
  readonly emit: ReturnType<typeof useEmit<typeof contract>>;
  /** Hides the banner unless the visitor still has to answer, and restores the focus. */
  readonly end: () => void;
}

const none: ConsentChoices = {};
/** Prerendered banners have no answer. */
const noChoices = (): ConsentChoices => none;

/** Stores the page's consent in a cookie, with the lifetimes that the banner's attributes set. */
function useKeeping(values: Values): void {
  const page = useHost().ownerDocument;
  const options = consentOptions(values);
  useLayoutEffect(() => storeConsent(options, page), Object.values(options));
}

/** Listens to the three document events by which an editor controls the banner (docs/spec.md#runtime-4). Each remounts the banner. */
function useForcing() {
  const [state, setState] = useState({ isForced: false, remounts: 0 });
  const set = (isForced?: boolean): void =>
    setState((before) => ({ isForced: isForced ?? before.isForced, remounts: before.remounts + 1 }));
  useHostEffect(({ ownerDocument: page }, signal) => {
    const listen = (name: string, listener: (event: Event) => void): void =>
      unclobber(page).addEventListener(`site-cookie-banner-${name}`, listener, { signal });
    listen('force', () => set(true));
    listen('unforce', () => set(false));
    listen('update', (event) => {
      // TypeScript types events with custom names as Event; `readElementContext` validates the detail, which may be missing.
      const { cookieSettings } = readElementContext({ cookieSettings: (event as CustomEvent).detail });
      const context = siteContext(page);
      if (cookieSettings) context.set({ ...context.get(), cookieSettings });
      set();
    });
  });
  return { ...state, release: () => setState((before) => ({ ...before, isForced: false })) };
}

/** Shows the banner until the visitor answers, and again on each call of `show()` (docs/spec.md#runtime-4, "Cookie banner"). */
export function useBannerSession(values: Values): BannerSession {
  const host = useHost();
  const { ownerDocument: page } = host;
  const emit = useEmit(contract);
  const { choices, subscribe } = consent(page);
  const given = useSyncExternalStore(subscribe, choices, noChoices);
  useKeeping(values);
  const { isForced, remounts, release } = useForcing();
  const isHydrated = useClientValue(() => true, false);
  const [wasPrerendered] = useState(!isHydrated);
  const [isReady, setReady] = useState(false);
  const [requests, setRequests] = useState(0);
  const opener = useRef<Element | null>(null);
  const isAnswered = optionalCategories.every((category) => category in given);
  // Earlier answers are known only after the first layout effect; until then, an answered banner must not flash.
  useLayoutEffect(() => setReady(true), []);
  useExpose(contract, {
    show: () => {
      if (!emit('site-show')) return;
      opener.current ??= unclobber(page).activeElement;
      setRequests((count) => count + 1);
    },
  });

  const isPrompting = (values.enabled && !isAnswered) || isForced;
  return {
    isShown: isReady && (isPrompting || requests > 0),
    isPrerendered: wasPrerendered && !isReady && values.enabled,
    isPrompting,
    isAnswered,
    choices: given,
    requests,
    remounts,
    emit,
    end: () => {
      release();
      setRequests(0);
      // What had the focus can have it again.
      (opener.current as HTMLElement | null)?.focus();
      opener.current = null;
    },
  };
}
