import { register } from '../../core/element/register.ts';
import { SiteCartElement } from './element.tsx';

register(SiteCartElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-cart': InstanceType<typeof SiteCartElement>;
  }
}
