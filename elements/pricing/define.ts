import { register } from '../../core/element/register.ts';
import { SitePricingElement } from './element.tsx';

register(SitePricingElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-pricing': InstanceType<typeof SitePricingElement>;
  }
}
