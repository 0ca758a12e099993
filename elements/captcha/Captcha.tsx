import { type ReactNode, useRef } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';

/** `consent` is the question for it; `waiting` lasts until the visitor starts to fill in the form. */
export type Phase = 'consent' | 'waiting' | 'loading' | 'shown' | 'failed';

export interface CaptchaProps {
  readonly phase: Phase;
  /** The provider's name. */
  readonly provider: string;
  readonly getMessage: GetMessage;
  readonly onAllow: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

const texts = {
  consent: 'captcha-consent',
  waiting: 'captcha-waiting',
  loading: 'captcha-loading',
  failed: 'captcha-failed',
} as const;

/** The box of the captcha, with a message until the widget is shown. */
export function Captcha({ phase, provider, getMessage, onAllow, onRetry, children }: CaptchaProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const button = (name: 'allow' | 'retry', act: () => void): ReactNode => (
    <button
      type="button"
      part={name}
      className={name === 'allow' ? 'button primary' : 'button'}
      onClick={() => {
        // The button disappears: the box keeps the position of the focus for the next key press.
        box.current?.focus();
        act();
      }}
    >
      {getMessage(`captcha-${name}`)}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout, and there is no legend
    <div ref={box} part="box" className="box" role="group" aria-label={getMessage('captcha-label')} tabIndex={-1}>
      <div role="status" className={phase}>
        {phase !== 'shown' && <p part="message">{getMessage(texts[phase], { provider })}</p>}
        {phase === 'consent' && button('allow', onAllow)}
        {phase === 'failed' && button('retry', onRetry)}
      </div>
      {children}
    </div>
  );
}
