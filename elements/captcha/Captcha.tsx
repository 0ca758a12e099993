import { type ReactNode, useRef } from 'react';
import type { MessageArgs } from '../../core/model/finding.ts';

/** `asking` for consent, `waiting` for somebody who fills in the form. */
export type Phase = 'asking' | 'waiting' | 'loading' | 'shown' | 'failed';

export interface CaptchaProps {
  readonly phase: Phase;
  /** The provider's name. */
  readonly provider: string;
  readonly say: (code: string, args?: MessageArgs) => string;
  readonly onAllow: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

const texts = {
  asking: 'captcha-consent',
  waiting: 'captcha-waiting',
  loading: 'captcha-loading',
  failed: 'captcha-failed',
} as const;

/** The box in which the captcha appears, and what is said there until it does. */
export function Captcha({ phase, provider, say, onAllow, onRetry, children }: CaptchaProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const button = (name: 'allow' | 'retry', act: () => void): ReactNode => (
    <button
      type="button"
      part={name}
      className={name === 'allow' ? 'button primary' : 'button'}
      onClick={() => {
        // The button goes: the next key press leads into what takes its place.
        box.current?.focus();
        act();
      }}
    >
      {say(`captcha-${name}`)}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own, and there is no legend to show
    <div ref={box} part="box" className="box" role="group" aria-label={say('captcha-label')} tabIndex={-1}>
      <div role="status" className={phase}>
        {phase !== 'shown' && <p part="message">{say(texts[phase], { provider })}</p>}
        {phase === 'asking' && button('allow', onAllow)}
        {phase === 'failed' && button('retry', onRetry)}
      </div>
      {children}
    </div>
  );
}
