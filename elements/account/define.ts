import { register } from '../../core/element/register.ts';
import { SiteAccountElement } from './element.tsx';

register(SiteAccountElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-account': InstanceType<typeof SiteAccountElement>;
  }
}
