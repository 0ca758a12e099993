import { register } from '../../core/element/register.ts';
import { SiteListElement } from './element.tsx';

register(SiteListElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-list': InstanceType<typeof SiteListElement>;
  }
}
