import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost, useSurroundings } from '../../core/element/hooks/host.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { readSiteContext } from '../../core/model/site-context/site-context.ts';
import { optionalCategories } from '../../core/model/vocabularies/consent-categories.ts';
import { keepConsent } from '../../core/page/consent/keep.ts';
import { optOutSignal } from '../../core/page/consent/opt-out-signal.ts';
import { consent } from '../../core/page/consent.ts';
import { siteContext } from '../../core/page/context.ts';
import { contract } from './contract.ts';

type Values = ValuesOf<typeof contract>;
export type Answer = 'accept' | 'decline';

export interface BannerSession {
  readonly isShown: boolean;
  readonly hasDecline: boolean;
  /** Counts what makes the banner anew: being forced, updated, unforced (runtime 4). */
  readonly remounts: number;
  /** Codes of what the visitor, or the browser, has said already. */
  readonly notes: readonly ('cookie-banner-signal' | 'cookie-banner-accepted' | 'cookie-banner-declined')[];
  readonly banner: RefObject<HTMLElement | null>;
  readonly answer: (answer: Answer) => void;
}

/** Keeps the page's consent as the banner says; true as soon as earlier answers are known. */
function useKeeping(values: Values): (text: string) => void {
  const { policyVersion, acceptDays, declineDays, trackingCookies, restrictive: isRestrictive } = values;
  const page = useHost().ownerDocument;
  const options = { policyVersion, acceptDays, declineDays, trackingCookies, isRestrictive };
  useLayoutEffect(() => keepConsent(options, page), Object.values(options));
  return (text) => keepConsent({ ...options, text }, page);
}

/** The three events of the document by which an editor shows the banner (runtime 4); each makes it anew. */
function useForcing() {
  const [state, setState] = useState({ isForced: false, remounts: 0 });
  const set = (isForced?: boolean): void =>
    setState((before) => ({ isForced: isForced ?? before.isForced, remounts: before.remounts + 1 }));
  useSurroundings(({ ownerDocument: page }, signal) => {
    const listen = (name: string, hear: (event: Event) => void): void =>
      page.addEventListener(`site-cookie-banner-${name}`, hear, { signal });
    listen('force', () => set(true));
    listen('unforce', () => set(false));
    listen('update', (event) => {
      const { cookieSettings } = readSiteContext({ cookieSettings: 'detail' in event ? event.detail : undefined });
      const context = siteContext(page);
      if (cookieSettings) context.set({ ...context.get(), cookieSettings });
      set();
    });
  });
  return { ...state, release: () => setState((before) => ({ ...before, isForced: false })) };
}

/** Where the focus comes from and goes back to, for a banner that somebody asked for. */
function useFocusRelay(banner: RefObject<HTMLElement | null>) {
  const { ownerDocument: page } = useHost();
  const opener = useRef<Element | null>(null);
  const [asked, setAsked] = useState(0);
  useLayoutEffect(() => {
    if (asked > 0) banner.current?.focus();
  }, [asked]);
  return {
    enter: () => {
      opener.current = page.activeElement;
      setAsked((count) => count + 1);
    },
    leave: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    },
  };
}

/** Shown until the visitor accepts or declines, then gone; back when somebody asks for it (runtime 4, "Cookie banner"). */
export function useBannerSession(values: Values): BannerSession {
  const host = useHost();
  const { ownerDocument: page } = host;
  const emit = useEmit(contract);
  const banner = useRef<HTMLElement>(null);
  const { allows, answer, choices, subscribe } = consent(page);
  const given = useSyncExternalStore(subscribe, choices);
  const tell = useKeeping(values);
  const { isForced, remounts, release } = useForcing();
  const relay = useFocusRelay(banner);
  const [isReady, setReady] = useState(false);
  const [isReopened, setReopened] = useState(false);
  const isAnswered = optionalCategories.every((category) => category in given);
  const isShown = isReady && ((values.enabled && !isAnswered) || isForced || isReopened);
  // Only now earlier answers are known: a banner that has been answered must not flash.
  useLayoutEffect(() => setReady(true), []);
  useLayoutEffect(() => {
    if (isShown) emit('site-shown');
  }, [isShown, remounts]);
  useExpose(contract, {
    show: () => {
      setReopened(true);
      relay.enter();
    },
  });

  const isHonoured = optOutSignal(page) && !allows('analytics') && !allows('marketing');
  return {
    isShown,
    remounts,
    banner,
    hasDecline: values.acceptType === 'opt-in-and-out' || isReopened,
    notes: [
      ...(isHonoured ? (['cookie-banner-signal'] as const) : []),
      ...(isAnswered ? ([given.marketing ? 'cookie-banner-accepted' : 'cookie-banner-declined'] as const) : []),
    ],
    answer: (said) => {
      if (!emit('site-answer', { answer: said })) return;
      tell([host, banner.current].map((node) => node?.textContent?.trim()).join(' '));
      answer(Object.fromEntries(optionalCategories.map((category) => [category, said === 'accept'])));
      release();
      setReopened(false);
      relay.leave();
      emit('site-answered', { answer: said });
    },
  };
}
