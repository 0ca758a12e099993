import { register } from '../../core/element/register.ts';
import { SiteMarqueeElement } from './element.tsx';

register(SiteMarqueeElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-marquee': InstanceType<typeof SiteMarqueeElement>;
  }
}
