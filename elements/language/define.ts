import { register } from '../../core/element/register.ts';
import { SiteLanguageElement } from './element.tsx';

register(SiteLanguageElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-language': InstanceType<typeof SiteLanguageElement>;
  }
}
