import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect, useMoveCount } from '../../core/element/hooks/host.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { CaptchaWidget } from '../../core/page/captcha/adapter.ts';
import { consent } from '../../core/page/consent.ts';
import type { Phase } from './Captcha.tsx';
import { contract } from './contract.ts';

type Values = ValuesOf<typeof contract>;

/** What the captcha belongs to: whoever comes into it is about to need the captcha. */
const formAround = (host: HTMLElement): Element => host.closest('form, site-form') ?? host.parentElement ?? host;

/** Whether somebody has begun to fill in the form; a reset of it is a reset of the captcha. */
function useIntent(reset: () => void): readonly [isWanted: boolean, want: () => void] {
  const [isWanted, setWanted] = useState(false);
  const want = (): void => setWanted(true);
  const latest = useRef(reset);
  latest.current = reset;
  useHostEffect((host, signal) => {
    const form = formAround(host);
    for (const type of ['focusin', 'pointerdown']) form.addEventListener(type, want, { signal });
    form.addEventListener('reset', () => latest.current(), { signal });
    if (form.matches(':focus-within')) want();
  });
  return [isWanted, want];
}

export interface CaptchaSession {
  /** Nothing where there is no captcha to show: no site key, or one that people do not see. */
  readonly phase: Phase | undefined;
  readonly allow: () => void;
  readonly retry: () => void;
}

/** The answer of the element, and who hears of it. */
function useAnswer() {
  const bridge = useBridge();
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  return {
    solved: (value: string): void => {
      writeBack({ value });
      emit('site-solved', { value });
    },
    expired: (): void => {
      // The answer of now: a widget that was rendered long ago may say this.
      if (!bridge.values().value) return;
      writeBack({ value: '' });
      emit('site-expired');
    },
  };
}

/** The widget, as long as it is wanted. */
function useWidget(values: Values, isWanted: boolean) {
  const { provider, siteKey = '', src, theme, requireConsent, minTime } = values;
  const bridge = useBridge();
  const host = useHost();
  const moves = useMoveCount();
  const { solved, expired } = useAnswer();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const widget = useRef<CaptchaWidget>(undefined);
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
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
    import('./place-captcha.ts')
      .then(({ placeCaptcha }) => placeCaptcha(host, { ...settings, category: requireConsent ? 'media' : undefined }))
      .then((placed) => {
        widget.current = placed;
        setState('shown');
      })
      .catch(failed);
    return end;
  }, [isWanted, provider, siteKey, src, theme, minTime, requireConsent, moves, attempt]);
  const reset = (): void => {
    widget.current?.reset();
    expired();
  };
  return { state, reset, retry: () => setAttempt(attempt + 1) };
}

/** From the first focus of the form to the answer: consent, the provider's script, the widget and what it says. */
export function useCaptcha(values: Values): CaptchaSession {
  const { provider, siteKey, requireConsent, value } = values;
  const { allows, grant, subscribe } = consent(useHost().ownerDocument);
  const isSilent = provider === 'honeypot';
  const isAllowed = useSyncExternalStore(subscribe, () => !requireConsent || isSilent || allows('media'));
  const [isBegun, begin] = useIntent(() => reset());
  const isRunning = isBegun && isAllowed && (isSilent || !!siteKey);
  const { state, reset, retry } = useWidget(values, isRunning);
  useExpose(contract, { reset });
  useStates({ rendered: isRunning && state === 'shown', solved: value !== '' });
  const phase = isAllowed ? (isRunning ? state : 'waiting') : 'asking';
  return {
    phase: isSilent || !siteKey ? undefined : phase,
    allow: () => {
      begin();
      grant('media');
    },
    retry,
  };
}
