import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { readSiteContext } from '../../core/model/site-context/read-site-context.ts';
import { optionalCategories } from '../../core/model/vocabularies/consent-categories.ts';
import { keepConsent } from '../../core/page/consent/keep.ts';
import { optOutSignal } from '../../core/page/consent/opt-out-signal.ts';
import { consent } from '../../core/page/consent.ts';
import { siteContext } from '../../core/page/context.ts';
import { contract } from './contract.ts';

type Values = ValuesOf<typeof contract>;
type Answer = 'accept' | 'decline';

export interface BannerSession {
  readonly isShown: boolean;
  readonly hasDecline: boolean;
  /** How often somebody has asked for it since it was last answered. */
  readonly asked: number;
  /** Counts what makes the banner anew: being forced, updated, unforced (docs/spec.md#runtime-4). */
  readonly remounts: number;
  /** Codes of what the visitor, or the browser, has said already. */
  readonly notes: readonly ('cookie-banner-signal' | 'cookie-banner-accepted' | 'cookie-banner-declined')[];
  readonly onShown: () => void;
  /** With the words that were on the screen. */
  readonly answer: (answer: Answer, text: string) => void;
}

/** Keeps the page's consent in a cookie, with the lifetimes that the banner's attributes set. */
function useKeeping(values: Values): void {
  const { policyVersion, acceptDays, declineDays, trackingCookies, restrictive: isRestrictive } = values;
  const page = useHost().ownerDocument;
  const options = { policyVersion, acceptDays, declineDays, trackingCookies, isRestrictive };
  useLayoutEffect(() => keepConsent(options, page), Object.values(options));
}

/** The three events of the document by which an editor shows the banner (docs/spec.md#runtime-4); each makes it anew. */
function useForcing() {
  const [state, setState] = useState({ isForced: false, remounts: 0 });
  const set = (isForced?: boolean): void =>
    setState((before) => ({ isForced: isForced ?? before.isForced, remounts: before.remounts + 1 }));
  useHostEffect(({ ownerDocument: page }, signal) => {
    const listen = (name: string, hear: (event: Event) => void): void =>
      page.addEventListener(`site-cookie-banner-${name}`, hear, { signal });
    listen('force', () => set(true));
    listen('unforce', () => set(false));
    listen('update', (event) => {
      const { cookieSettings } = readSiteContext({ cookieSettings: (event as CustomEvent).detail });
      const context = siteContext(page);
      if (cookieSettings) context.set({ ...context.get(), cookieSettings });
      set();
    });
  });
  return { ...state, release: () => setState((before) => ({ ...before, isForced: false })) };
}

/** Shown until the visitor accepts or declines, then gone; back when somebody asks for it (docs/spec.md#runtime-4, "Cookie banner"). */
export function useBannerSession(values: Values): BannerSession {
  const host = useHost();
  const { ownerDocument: page } = host;
  const emit = useEmit(contract);
  const { allows, answer, choices, subscribe } = consent(page);
  const given = useSyncExternalStore(subscribe, choices);
  useKeeping(values);
  const { isForced, remounts, release } = useForcing();
  const [isReady, setReady] = useState(false);
  const [asked, setAsked] = useState(0);
  const opener = useRef<Element | null>(null);
  const isAnswered = optionalCategories.every((category) => category in given);
  // Only now earlier answers are known: a banner that has been answered must not flash.
  useLayoutEffect(() => setReady(true), []);
  useExpose(contract, {
    show: () => {
      if (!emit('site-show')) return;
      opener.current ??= page.activeElement;
      setAsked((count) => count + 1);
    },
  });

  const isHonoured = optOutSignal(page) && !allows('analytics') && !allows('marketing');
  return {
    isShown: isReady && ((values.enabled && !isAnswered) || isForced || asked > 0),
    remounts,
    asked,
    hasDecline: values.acceptType === 'opt-in-and-out' || asked > 0,
    notes: [
      ...(isHonoured ? (['cookie-banner-signal'] as const) : []),
      ...(isAnswered ? ([given.marketing ? 'cookie-banner-accepted' : 'cookie-banner-declined'] as const) : []),
    ],
    onShown: () => void emit('site-shown'),
    answer: (said, text) => {
      if (!emit('site-answer', { answer: said })) return;
      answer(Object.fromEntries(optionalCategories.map((category) => [category, said === 'accept'])), {
        text: `${host.textContent?.trim()} ${text}`.trim(),
      });
      release();
      setAsked(0);
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
      emit('site-answered', { answer: said });
    },
  };
}
