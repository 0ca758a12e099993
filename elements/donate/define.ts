import { register } from '../../core/element/register.ts';
import { SiteDonateElement } from './element.tsx';

register(SiteDonateElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-donate': InstanceType<typeof SiteDonateElement>;
  }
}
