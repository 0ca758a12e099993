import { register } from '../../core/element/register.ts';
import { SiteSearchElement } from './element.tsx';

register(SiteSearchElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-search': InstanceType<typeof SiteSearchElement>;
  }
}
