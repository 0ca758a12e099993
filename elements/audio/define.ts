import { register } from '../../core/element/register.ts';
import { SiteAudioElement } from './element.tsx';

register(SiteAudioElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-audio': InstanceType<typeof SiteAudioElement>;
  }
}
