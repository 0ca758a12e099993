import { register } from '../../core/element/register.ts';
import { SiteCaptchaElement } from './element.tsx';

register(SiteCaptchaElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-captcha': InstanceType<typeof SiteCaptchaElement>;
  }
}
