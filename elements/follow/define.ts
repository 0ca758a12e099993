import { register } from '../../core/element/register.ts';
import { SiteFollowElement } from './element.tsx';

register(SiteFollowElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-follow': InstanceType<typeof SiteFollowElement>;
  }
}
