import { register } from '../../core/element/register.ts';
import { animateBlocks } from '../../core/page/animations.ts';
import { SiteAnimateElement } from './element.tsx';

register(SiteAnimateElement);
// Prerendered elements are animated before they take over their markup.
if (typeof document !== 'undefined') animateBlocks();

declare global {
  interface HTMLElementTagNameMap {
    'site-animate': InstanceType<typeof SiteAnimateElement>;
  }
}
