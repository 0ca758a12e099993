import { register } from '../../core/element/register.ts';
import { SitePopupElement } from './element.tsx';

register(SitePopupElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-popup': InstanceType<typeof SitePopupElement>;
  }
}
