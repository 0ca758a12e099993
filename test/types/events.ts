/** Compiled, never run: what TypeScript accepts as an event, once an author has declared events. */
import { track } from '../../core/page/tracking/events.ts';

declare module '../../core/page/tracking/events.ts' {
  interface EventTypes {
    'signed-up': { readonly plan: 'free' | 'pro'; readonly seats: number };
  }
}

track('signed-up', { plan: 'pro', seats: 3 });
track('anything-else', { amount: 7, currency: 'CHF', isPaid: true, coupon: null });
track('anything-else');
// @ts-expect-error A declared event has the declared values.
track('signed-up', { plan: 'large', seats: 3 });
// @ts-expect-error A declared event has all of its fields.
track('signed-up', { plan: 'pro' });
// @ts-expect-error A value is not an object.
track('anything-else', { items: ['a'] });
