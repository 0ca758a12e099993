import { register } from '../../core/element/register.ts';
import { SiteVideoElement } from './element.tsx';

register(SiteVideoElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-video': InstanceType<typeof SiteVideoElement>;
  }
}
