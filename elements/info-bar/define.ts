import { register } from '../../core/element/register.ts';
import { SiteInfoBarElement } from './element.tsx';

register(SiteInfoBarElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-info-bar': InstanceType<typeof SiteInfoBarElement>;
  }
}
