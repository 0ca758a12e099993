import { register } from '../../core/element/register.ts';
import { SiteLoginElement } from './element.tsx';

register(SiteLoginElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-login': InstanceType<typeof SiteLoginElement>;
  }
}
