import { register } from '../../core/element/register.ts';
import { SiteTextFitElement } from './element.tsx';

register(SiteTextFitElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-text-fit': InstanceType<typeof SiteTextFitElement>;
  }
}
