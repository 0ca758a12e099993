import { register } from '../../core/element/register.ts';
import { SiteReviewsElement } from './element.tsx';

register(SiteReviewsElement);

declare global {
  interface HTMLElementTagNameMap {
    'site-reviews': InstanceType<typeof SiteReviewsElement>;
  }
}
