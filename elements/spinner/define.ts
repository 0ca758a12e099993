import { register } from '../../core/element/register.ts';
import { SiteSpinnerElement } from './element.tsx';

register(SiteSpinnerElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-spinner': InstanceType<typeof SiteSpinnerElement>;
  }
}
