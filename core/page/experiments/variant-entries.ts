/** Variants by the name of their experiment, as the browser stores them. */
import { pageStorage } from '../storage.ts';

/** Variants by the name of their experiment. */
export type Variants = ReadonlyMap<string, string>;

/** 30 days, in milliseconds: as long as an answer to the cookie banner. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * The stored variants: those that pages have assigned, those that the staff of an internal site has selected, and those whose
 * exposure was sent. The script in the page shows the first two, and has their keys too.
 */
export const variantKeys = {
  shown: 'experiments',
  overrides: 'experiment-overrides',
  exposures: 'experiment-exposures',
} as const;

type Key = (typeof variantKeys)[keyof typeof variantKeys];

/** Any script can write the entry. */
const decode = (value: unknown): Variants | undefined =>
  typeof value === 'object' && value !== null
    ? new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : undefined;

/** Reads stored variants; empty when there are none, or when they have expired. */
export const readVariants = (document: Document, key: Key): Variants =>
  pageStorage('local', document).get(key, decode) ?? new Map();

/**
 * Stores variants, or removes the entry when there are none. Without a category they are what the visitor has requested, which needs no
 * consent.
 */
export function storeVariants(document: Document, key: Key, variants: Variants, category?: 'analytics'): void {
  const storage = pageStorage('local', document);
  // A name may be that of a property of every object.
  const value = Object.assign(Object.create(null), Object.fromEntries(variants));
  if (variants.size === 0) storage.remove(key);
  else storage.set(key, value, category ? { category, lifetime } : {});
}
