/** Visitors are divided evenly among variants, and each one keeps a variant. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { assignVariant } from '../../../../core/model/experiments/assign-variant.ts';
import { murmurHash } from '../../../../core/model/experiments/murmur-hash.ts';

describe('MurmurHash3', () => {
  // Published vectors: https://stackoverflow.com/a/31929528, computed with the author's implementation.
  const vectors: readonly (readonly [text: string, seed: number, hash: number])[] = [
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['\0\0\0\0', 0, 0x2362f9de],
    ['\0\0\0', 0, 0x85f0b427],
    ['\0\0', 0, 0x30f4c306],
    ['\0', 0, 0x514e28b7],
    ['aaaa', 0x9747b28c, 0x5a97808a],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['aa', 0x9747b28c, 0x5d211726],
    ['a', 0x9747b28c, 0x7fa09ea6],
    ['abcd', 0x9747b28c, 0xf0478627],
    ['abc', 0x9747b28c, 0xc84a62dd],
    ['ab', 0x9747b28c, 0x74875592],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
    ['a'.repeat(256), 0x9747b28c, 0x37405bdc],
    ['abc', 0, 0xb3dd93fa],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', 0, 0xee925b90],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ];

  for (const [text, seed, hash] of vectors)
    it(`returns the published hash of ${JSON.stringify(text.slice(0, 20))} with the seed ${seed}`, () =>
      assert.equal(murmurHash(text, seed), hash));

  it('returns an unsigned 32-bit integer for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer(), (text, seed) => {
        const hash = murmurHash(text, seed);
        assert.equal(hash, hash >>> 0);
      }),
    );
  });
});

const visitors = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`);

function counts(assigned: readonly (string | undefined)[]): ReadonlyMap<string | undefined, number> {
  const found = new Map<string | undefined, number>();
  for (const variant of assigned) found.set(variant, (found.get(variant) ?? 0) + 1);
  return found;
}

/** Pearson's statistic of observed numbers, of which each is expected to be its share of all. */
function chiSquare(observed: readonly number[], shares: readonly number[]): number {
  const all = observed.reduce((sum, each) => sum + each, 0);
  return observed.reduce((sum, each, index) => {
    const expected = all * (shares[index] ?? 0);
    return sum + (each - expected) ** 2 / expected;
  }, 0);
}

/** Critical values for p = 0.001, by degrees of freedom. */
const critical = { 1: 10.828, 2: 13.816, 3: 16.266, 8: 26.124 } as const;

const split = (name: string, variants: readonly string[], rollout = 100) =>
  visitors.map((id) => assignVariant({ name, variants, rollout }, id));

describe('the variant of a visitor', () => {
  it('is each variant for as many of 100,000 visitors', () => {
    for (const name of ['hero', 'new-cart', 'ü']) {
      const found = counts(split(name, ['a', 'b', 'c', 'd']));
      const observed = ['a', 'b', 'c', 'd'].map((variant) => found.get(variant) ?? 0);
      assert.ok(chiSquare(observed, [0.25, 0.25, 0.25, 0.25]) < critical[3], observed.join());
    }
  });

  it('is one that is listed twice for twice as many', () => {
    const found = counts(split('hero', ['a', 'b', 'b']));
    assert.ok(chiSquare([found.get('a') ?? 0, found.get('b') ?? 0], [1 / 3, 2 / 3]) < critical[1]);
  });

  it('is divided evenly among the visitors of a rollout too, whose number is that of the rollout', () => {
    const found = counts(split('hero', ['a', 'b'], 10));
    const [a = 0, b = 0, none = 0] = ['a', 'b', undefined].map((variant) => found.get(variant));
    assert.ok(chiSquare([a, b, none], [0.05, 0.05, 0.9]) < critical[2], [a, b, none].join());
  });

  it('does not depend on the variant of another experiment', () => {
    const [one, other] = [split('hero', ['a', 'b', 'c']), split('footer', ['a', 'b', 'c'])];
    const pairs = counts(one.map((variant, index) => `${variant}${other[index]}`));
    assert.equal(pairs.size, 9);
    assert.ok(chiSquare([...pairs.values()], Array(9).fill(1 / 9)) < critical[8], [...pairs.values()].join());
  });

  const experiment = fc.record({
    name: fc.string({ unit: 'binary' }),
    variants: fc.array(fc.string(), { minLength: 1, maxLength: 6 }),
    rollout: fc.double({ min: 0, max: 100, noNaN: true }),
  });

  it('is the same each time, and one of the variants', () => {
    fc.assert(
      fc.property(experiment, fc.uuid(), (each, id) => {
        const variant = assignVariant(each, id);
        assert.equal(assignVariant({ ...each }, id), variant);
        assert.ok(variant === undefined || each.variants.includes(variant));
      }),
    );
  });

  it('stays when the rollout grows, and no visitor takes part in one of 0 percent', () => {
    fc.assert(
      fc.property(experiment, fc.uuid(), (each, id) => {
        const before = assignVariant(each, id);
        const all = assignVariant({ ...each, rollout: 100 }, id);
        assert.ok(before === undefined || before === all);
        assert.notEqual(all, undefined);
        assert.equal(assignVariant({ ...each, rollout: 0 }, id), undefined);
      }),
    );
  });

  it('is none without variants', () =>
    assert.equal(assignVariant({ name: 'hero', variants: [], rollout: 100 }, 'a'), undefined));
});
