import { register } from '../../core/element/register.ts';
import { SiteMapElement } from './element.tsx';

register(SiteMapElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-map': InstanceType<typeof SiteMapElement>;
  }
}
