import { register } from '../../core/element/register.ts';
import { SiteFormElement } from './element.tsx';

register(SiteFormElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-form': InstanceType<typeof SiteFormElement>;
  }
}
