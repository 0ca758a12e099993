import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useMessages } from '../../core/element/hooks/language.ts';
import buttons from '../../core/element/ui/button.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { CaptchaProvider } from '../../core/model/vocabularies/captcha-providers.ts';
import { answerOf } from './answer.ts';
import { Captcha } from './Captcha.tsx';
import shadow from './captcha.css';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import page from './page.css';
import { useCaptcha } from './useCaptcha.ts';

const providerNames: Readonly<Record<CaptchaProvider, string>> = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
  altcha: 'ALTCHA',
  fake: 'Mock captcha',
  honeypot: '',
};

function CaptchaElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { phase, allow, retry } = useCaptcha(values);
  const getMessage = useMessages(messages);
  if (!phase) return <slot />;
  return (
    <Captcha
      phase={phase}
      provider={providerNames[values.provider]}
      getMessage={getMessage}
      onAllow={allow}
      onRetry={retry}
    >
      <slot />
    </Captcha>
  );
}

/**
 * `<site-captcha>`: the captcha of a form, by one of several providers, which is contacted after the visitor has agreed and
 * starts to fill in the form (docs/spec.md#runtime-4, docs/spec.md#runtime-5 and docs/spec.md#runtime-8).
 */
export const SiteCaptchaElement = elementClass(contract, CaptchaElementView, { shadow: [buttons, shadow], page });

Object.defineProperty(SiteCaptchaElement.prototype, 'value', {
  enumerable: true,
  configurable: true,
  get(this: Element) {
    return answerOf(this);
  },
});
