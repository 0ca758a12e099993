import { murmurHash } from './murmur-hash.ts';
import type { Experiment } from './read-experiments.ts';

/** Different seeds, so that the visitors of a small rollout are divided as evenly as all visitors. */
const seeds = { variant: 0, rollout: 1 } as const;

/** Returns a number from 0 up to, not including, 1. A visitor id contains no `|` (visitor-record.ts). */
const positionOf = (name: string, visitorId: string, seed: number): number =>
  murmurHash(`${name}|${visitorId}`, seed) / 2 ** 32;

/**
 * Returns the variant of a visitor: the same one each time, independent of other experiments. A variant that is listed
 * twice gets twice as many visitors. A visitor who takes part keeps the variant when the rollout grows. Returns undefined for a
 * visitor who does not take part.
 */
export function assignVariant(
  { name, variants, rollout }: Pick<Experiment, 'name' | 'variants' | 'rollout'>,
  visitorId: string,
): string | undefined {
  if (positionOf(name, visitorId, seeds.rollout) * 100 >= rollout) return undefined;
  return variants[Math.floor(positionOf(name, visitorId, seeds.variant) * variants.length)];
}
