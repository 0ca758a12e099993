import { register } from '../../core/element/register.ts';
import { SiteMenuElement } from './element.tsx';

register(SiteMenuElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-menu': InstanceType<typeof SiteMenuElement>;
  }
}
