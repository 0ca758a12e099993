import { register } from '../../core/element/register.ts';
import { SiteGalleryElement } from './element.tsx';

register(SiteGalleryElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-gallery': InstanceType<typeof SiteGalleryElement>;
  }
}
