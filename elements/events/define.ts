import { register } from '../../core/element/register.ts';
import { SiteEventsElement } from './element.tsx';

register(SiteEventsElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-events': InstanceType<typeof SiteEventsElement>;
  }
}
