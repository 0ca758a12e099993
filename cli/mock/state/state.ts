/**
 * The state of a mocked site as plain JSON: it can be saved to a file, exported and restored. A route that needs more
 * state adds a member here.
 */

import type { StoredCart } from './carts.ts';
import type { StoredFile } from './files.ts';
import type { StoredOrder } from './orders.ts';
import type { StoredReview } from './reviews.ts';
import type { SavedSubmission } from './submission.ts';

/** The clock of the site; it runs unless it is stopped. */
export interface MockClock {
  /** Milliseconds that the clock is ahead of the real time. */
  readonly ahead: number;
  /** The time of a stopped clock, in milliseconds since 1970. */
  readonly stoppedAt?: number;
}

/** A signed-in member of a site. */
export interface Member {
  readonly email: string;
  /** Sent as a header by later calls. */
  readonly xsrfToken: string;
  /** Absent until the member enters it. */
  readonly name?: string;
}

export interface MockState {
  clock: MockClock;
  /** When each submission key was issued, in milliseconds since 1970. */
  readonly keys: Record<string, number>;
  /** The captcha responses that were used. */
  readonly captchas: string[];
  readonly submissions: SavedSubmission[];
  /** Uploaded files by id, without their bytes. */
  readonly files: Record<string, StoredFile>;
  /** Times of attempts to save within the last minute. */
  attempts: readonly number[];
  /** Carts by the token of the cookie. */
  readonly carts: Record<string, StoredCart>;
  readonly orders: StoredOrder[];
  /** The reviews of visitors; those that every site has are not part of the state. */
  readonly reviews: StoredReview[];
  /** Signed-in members by the token of the cookie. */
  readonly members: Record<string, Member>;
  /** Header and footer as last saved. */
  siteParts: SiteParts;
  /** The languages of the site, and whether a provider of translations is connected. */
  multilingual: Multilingual;
}

/** The languages of a site as last saved; the specification does not define their form. */
export interface Multilingual {
  readonly languages: readonly unknown[];
  readonly isConnected: boolean;
}

/** Header and footer of every page; the specification does not define their content. */
export interface SiteParts {
  readonly header: unknown;
  readonly footer: unknown;
}

/** Returns the state of a new site. */
export const emptyState = (): MockState => ({
  clock: { ahead: 0 },
  keys: {},
  captchas: [],
  submissions: [],
  files: {},
  attempts: [],
  carts: {},
  orders: [],
  reviews: [],
  members: {},
  siteParts: { header: {}, footer: {} },
  multilingual: { languages: ['en', 'nb'], isConnected: true },
});

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/**
 * Reads a saved state and adds members that newer versions have. Returns undefined for other data. Only the types of
 * the members are checked, because this program wrote the file.
 */
export function readState(saved: unknown): MockState | undefined {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return undefined;
  const empty = emptyState();
  const known = Object.entries(empty);
  const values = known.map(([name, value]) => [name, Object.hasOwn(saved, name) ? Reflect.get(saved, name) : value]);
  const isComplete = values.every(([, value], index) => value !== null && kindOf(value) === kindOf(known[index]?.[1]));
  return isComplete ? Object.assign(empty, structuredClone(Object.fromEntries(values))) : undefined;
}
