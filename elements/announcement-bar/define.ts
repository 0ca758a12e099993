import { register } from '../../core/element/register.ts';
import { SiteAnnouncementBarElement } from './element.tsx';

register(SiteAnnouncementBarElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-announcement-bar': InstanceType<typeof SiteAnnouncementBarElement>;
  }
}
