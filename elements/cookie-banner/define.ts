import { register } from '../../core/element/register.ts';
import { SiteCookieBannerElement } from './element.tsx';

register(SiteCookieBannerElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-cookie-banner': InstanceType<typeof SiteCookieBannerElement>;
  }
}
