import { register } from '../../core/element/register.ts';
import { SiteCartIndicatorElement } from './element.tsx';

register(SiteCartIndicatorElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-cart-indicator': InstanceType<typeof SiteCartIndicatorElement>;
  }
}
