import { register } from '../../core/element/register.ts';
import { SiteLightboxElement } from './element.tsx';

register(SiteLightboxElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-lightbox': InstanceType<typeof SiteLightboxElement>;
  }
}
