/**
 * The cookies of the page runtime: lifetimes are those of the specification (docs/spec.md#runtime-9); it does not name
 * all cookies, so some names are ours.
 */
import { visitLifetime, visitorRecordLifetime } from '../visitor/lifetimes.ts';
import type { ConsentCategory } from './consent-categories.ts';

export interface Cookie {
  readonly name: string;
  /** The consent that the cookie requires. */
  readonly category: ConsentCategory;
  /** Seconds; without it the cookie ends with the visit. */
  readonly lifetime?: number;
}

/** A day in seconds. */
export const day = 24 * 60 * 60;

export const cookies = {
  /** The token that a request repeats; the server sets it. */
  crumb: { name: 'crumb', category: 'necessary' },
  /** The token of the visitor's cart; the server sets it. */
  cart: { name: 'CART', category: 'necessary' },
  /** The visitor's answer to the cookie banner. */
  choice: { name: 'site-consent', category: 'necessary', lifetime: 30 * day },
  /** Recognizes a returning visitor. */
  visitor: { name: 'site-visitor', category: 'analytics', lifetime: visitorRecordLifetime },
  /** The time when the visit began. */
  visit: { name: 'site-visit', category: 'analytics', lifetime: visitLifetime },
  analytics: { name: 'site-analytics', category: 'analytics', lifetime: 390 * day },
} as const satisfies Readonly<Record<string, Cookie>>;
