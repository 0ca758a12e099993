import { register } from '../../core/element/register.ts';
import { SiteTooltipElement } from './element.tsx';

register(SiteTooltipElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-tooltip': InstanceType<typeof SiteTooltipElement>;
  }
}
