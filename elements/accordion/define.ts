import { register } from '../../core/element/register.ts';
import { SiteAccordionElement } from './element.tsx';

register(SiteAccordionElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-accordion': InstanceType<typeof SiteAccordionElement>;
  }
}
