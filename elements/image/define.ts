import { register } from '../../core/element/register.ts';
import { SiteImageElement } from './element.tsx';

register(SiteImageElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-image': InstanceType<typeof SiteImageElement>;
  }
}
