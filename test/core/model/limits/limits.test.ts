import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Limit, limitProblems, limits } from '../../../../core/model/limits/limits.ts';
import { tagProblems } from '../../../../core/model/limits/tags.ts';
import { messages } from '../../../../core/model/messages.en.ts';
import { optionProblems } from '../../../../core/model/options.ts';

// The numbers of the specification, repeated here.
const expected: Readonly<Record<Limit, number>> = {
  blocks: 60,
  tracks: 60,
  'orderable-items': 250,
  products: 200,
  'nested-categories': 10000,
  'tag-length': 50,
  'category-length': 25,
  'photo-galleries': 20,
  'photo-gallery-size': 50,
};

describe('a limit', () => {
  it('is the number of the specification', () => assert.deepEqual(limits, expected));

  for (const [name, n] of Object.entries(expected)) {
    it(`${name}: ${n} are allowed, one more is not`, () => {
      // Keys of the table.
      const limit = name as Limit;
      assert.deepEqual(limitProblems(limit, n), []);
      assert.deepEqual(limitProblems(limit, n + 1), [
        { code: `limit-${name}`, severity: 'warn', args: { n: n + 1, limit: n } },
      ]);
      assert.ok(`limit-${name}` in messages);
    });
  }
});

it('tags and categories are short, and unique in a list', () => {
  const found = (tags: readonly string[], tagType: 'tag' | 'category'): string[] =>
    tagProblems(tags, tagType).map(({ code, path }) => `${code} ${path.join()}`);
  assert.deepEqual(found(['a', 'A', 'b'.repeat(50)], 'tag'), []);
  assert.deepEqual(found(['a', 'b'.repeat(51), 'a'], 'tag'), ['limit-tag-length 1', 'tag-duplicate 2']);
  assert.deepEqual(found(['b'.repeat(26)], 'category'), ['limit-category-length 0']);
});

it('a value is one of the expected options', () => {
  assert.deepEqual(optionProblems('a', ['a', 'b']), []);
  assert.deepEqual(optionProblems(3, ['a', 'b'])[0]?.args, { val: 3, accepted: 'a, b' });
});
