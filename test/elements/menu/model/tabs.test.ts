import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fragmentOf, tabAfterKey, wrapIndex } from '../../../../elements/menu/model/tabs.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const runs = { numRuns: propertyRuns(1000) };
const tabs = fc
  .integer({ min: 1, max: 30 })
  .chain((count) => fc.tuple(fc.integer({ min: 0, max: count - 1 }), fc.constant(count)));

describe('tabs of a menu', () => {
  it('wrap any integer to one of them', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 30 }), (index, count) => {
        const wrapped = wrapIndex(index, count);
        assert.ok(wrapped >= 0 && wrapped < count);
        assert.ok(Number.isInteger((index - wrapped) / count));
      }),
      runs,
    );
    assert.equal(wrapIndex(3, 0), 0);
  });

  it('are all reached by one arrow key, which the other one undoes, in both directions of text', () => {
    fc.assert(
      fc.property(tabs, fc.boolean(), ([index, count], isRtl) => {
        const next = tabAfterKey('ArrowRight', index, count, isRtl);
        assert.notEqual(next, undefined);
        assert.equal(tabAfterKey('ArrowLeft', next ?? -1, count, isRtl), index);
        assert.equal(next, tabAfterKey('ArrowLeft', index, count, !isRtl));
        const visited = new Set<number | undefined>();
        for (
          let at: number | undefined = index;
          !visited.has(at);
          at = tabAfterKey('ArrowRight', at ?? -1, count, isRtl)
        )
          visited.add(at);
        assert.equal(visited.size, count);
      }),
      runs,
    );
  });

  it('have a link with words and hyphens', () => {
    assert.equal(fragmentOf('Set lunch, for two'), 'set-lunch-for-two');
    assert.equal(fragmentOf('Frühstück'), 'frühstück');
  });

  it('leave other keys to the page', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Tab', 'a'])
      assert.equal(tabAfterKey(key, 1, 3, false), undefined);
    assert.equal(tabAfterKey('Home', 1, 3, true), 0);
    assert.equal(tabAfterKey('End', 1, 3, true), 2);
  });
});
