import { register } from '../../core/element/register.ts';
import { SiteProductElement } from './element.tsx';

register(SiteProductElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-product': InstanceType<typeof SiteProductElement>;
  }
}
