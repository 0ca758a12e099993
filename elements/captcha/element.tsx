import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useMessages } from '../../core/element/hooks/language.ts';
import buttons from '../../core/element/ui/button.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { Captcha } from './Captcha.tsx';
import shadow from './captcha.css';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { providerNames } from './model/provider-names.ts';
import page from './page.css';
import { useCaptcha } from './useCaptcha.ts';

function CaptchaElementView(values: ValuesOf<typeof contract>): ReactNode {
  const { phase, allow, retry } = useCaptcha(values);
  const say = useMessages(messages);
  if (!phase) return <slot />;
  return (
    <Captcha phase={phase} provider={providerNames[values.provider]} say={say} onAllow={allow} onRetry={retry}>
      <slot />
    </Captcha>
  );
}

/**
 * `<site-captcha>`: a check against robots in a form, by one of several providers, who is contacted once the visitor has
 * agreed and begins to fill in the form (docs/spec.md#runtime-4, docs/spec.md#runtime-5 and docs/spec.md#runtime-8).
 */
export const SiteCaptchaElement = elementClass(contract, CaptchaElementView, { shadow: [buttons, shadow], page });
