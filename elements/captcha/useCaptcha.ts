import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect, useMoveCount } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { CaptchaWidget } from '../../core/page/captcha/adapter.ts';
import { consent } from '../../core/page/consent.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { type Unclobbered, unclobber } from '../../core/page/unclobber.ts';
import { answerOf, setAnswer } from './answer.ts';
import type { Phase } from './Captcha.tsx';
import { contract } from './contract.ts';

const captchaPlacement = lazyModule((_retry) => import('./place-captcha.ts'));

type Values = ValuesOf<typeof contract>;

/** Returns the form around the captcha, or else its parent. */
const formAround = (host: HTMLElement): Unclobbered<Element> =>
  unclobber(host.closest('form, site-form') ?? host.parentElement ?? host);

/** Returns whether the visitor has started to fill in the form. Resets the captcha with the form. */
function useIntent(reset: () => void): readonly [isStarted: boolean, start: () => void] {
  const [isStarted, setStarted] = useState(false);
  const start = (): void => setStarted(true);
  const latest = useLatest(reset);
  useHostEffect((host, signal) => {
    const form = formAround(host);
    for (const type of ['focusin', 'pointerdown']) form.addEventListener(type, start, { signal });
    form.addEventListener('reset', () => latest.current(), { signal });
    if (form.matches(':focus-within')) start();
  });
  return [isStarted, start];
}

export interface CaptchaSession {
  /** `undefined` if nothing is shown: without a site key, and with a honeypot. */
  readonly phase: Phase | undefined;
  readonly allow: () => void;
  readonly retry: () => void;
}

/** Returns whether the captcha is solved, and functions that set and clear the answer and dispatch its events. */
function useAnswer() {
  const host = useHost();
  const emit = useEmit(contract);
  const [isSolved, setSolved] = useState(false);
  const write = (value: string): void => {
    setAnswer(host, value);
    setSolved(value !== '');
  };
  return {
    isSolved,
    solved: (value: string): void => {
      write(value);
      emit('site-solved', { value });
    },
    expired: (): void => {
      // Reads the current answer: an earlier widget may report this.
      if (!answerOf(host)) return;
      write('');
      emit('site-expired');
    },
  };
}

/** Renders the widget while it is active. */
function useWidget(values: Values, isActive: boolean) {
  const { provider, siteKey = '', src, theme, requireConsent, minTime } = values;
  const bridge = useBridge();
  const host = useHost();
  const moves = useMoveCount();
  const { isSolved, solved, expired } = useAnswer();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const widget = useRef<CaptchaWidget>(undefined);
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const end = (): void => {
      controller.abort();
      widget.current = undefined;
      expired();
    };
    const failed = (cause?: unknown): void => {
      if (signal.aborted) return;
      end();
      setState('failed');
      bridge.emit('site-error', { code: 'captcha-failed', args: { provider }, cause });
    };
    const settings = { provider, siteKey, src, theme, minTime, signal, solved, expired, failed };
    setState('loading');
    captchaPlacement
      .load()
      .then(({ placeCaptcha }) => placeCaptcha(host, { ...settings, category: requireConsent ? 'media' : undefined }))
      .then((placed) => {
        widget.current = placed;
        setState('shown');
      })
      .catch(failed);
    return end;
  }, [isActive, provider, siteKey, src, theme, minTime, requireConsent, moves, attempt]);
  const reset = (): void => {
    widget.current?.reset();
    expired();
  };
  return { state, isSolved, reset, retry: () => setAttempt(attempt + 1) };
}

/** Reports a captcha without a key, unless the page or a script still provides one. */
function useMissingKey(isMissing: boolean): void {
  const bridge = useBridge();
  useLayoutEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    captchaPlacement
      .load()
      .then((module) => module.reportMissingKey(bridge, controller.signal))
      // Without the module, only the report is missing.
      .catch(() => undefined);
    return () => controller.abort();
  }, [isMissing]);
}

/** Runs a captcha: waits for the visitor and for consent, renders the widget, and keeps its answer. */
export function useCaptcha(values: Values): CaptchaSession {
  const { provider, siteKey, requireConsent } = values;
  const { allows, grant, subscribe } = consent(useHost().ownerDocument);
  const isInvisible = provider === 'honeypot';
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => !requireConsent || isInvisible || allows('media'),
    () => !requireConsent || isInvisible,
  );
  const [isStarted, start] = useIntent(() => reset());
  const isRunning = isStarted && isAllowed && (isInvisible || !!siteKey);
  const { state, isSolved, reset, retry } = useWidget(values, isRunning);
  const isVisible = !isInvisible && !!siteKey;
  useMissingKey(!isInvisible && !siteKey);
  useExpose(contract, { reset });
  useStates({ visible: isVisible, rendered: isRunning && state === 'shown', solved: isSolved });
  const phase = isAllowed ? (isRunning ? state : 'waiting') : 'consent';
  return {
    phase: isVisible ? phase : undefined,
    allow: () => {
      start();
      grant('media');
    },
    retry,
  };
}
