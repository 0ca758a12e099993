import { register } from '../../core/element/register.ts';
import { SiteRelativeTimeElement } from './element.tsx';

register(SiteRelativeTimeElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-relative-time': InstanceType<typeof SiteRelativeTimeElement>;
  }
}
