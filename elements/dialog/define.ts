import { register } from '../../core/element/register.ts';
import { SiteDialogElement } from './element.tsx';

register(SiteDialogElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-dialog': InstanceType<typeof SiteDialogElement>;
  }
}
