/** The limits of a site (docs/spec.md#runtime-9; docs/spec.md#widgets-9, "Editor limits"). */
import type { Problem } from '../finding.ts';

export const limits = {
  /** Blocks in a layout. */
  blocks: 60,
  /** Tracks in an album. */
  tracks: 60,
  /** Items in a collection that the author sorts manually. */
  'orderable-items': 250,
  products: 200,
  'nested-categories': 10_000,
  /** Characters of a tag. */
  'tag-length': 50,
  /** Characters of a category. */
  'category-length': 25,
  /** Galleries that a photo-sharing integration returns, and images in each. */
  'photo-galleries': 20,
  'photo-gallery-size': 50,
} as const;

export type Limit = keyof typeof limits;

/** Reports too many items: codes `limit-blocks`, `limit-tracks`, … */
export function limitProblems(name: Limit, n: number): readonly Problem[] {
  const limit = limits[name];
  // Only the editor refuses; visitors see all items.
  return n > limit ? [{ code: `limit-${name}`, severity: 'warn', args: { n, limit } }] : [];
}
