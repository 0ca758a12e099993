import { register } from '../../core/element/register.ts';
import { SiteSummaryElement } from './element.tsx';

register(SiteSummaryElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-summary': InstanceType<typeof SiteSummaryElement>;
  }
}
