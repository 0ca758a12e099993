import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSuggestible, optionAfterKey } from '../../../../elements/search/model/active-option.ts';

describe('the active option', () => {
  it('moves by arrow keys, around both ends', () => {
    assert.deepEqual(
      [-1, 0, 1, 2].map((active) => [optionAfterKey('ArrowDown', active, 3), optionAfterKey('ArrowUp', active, 3)]),
      [
        [0, 2],
        [1, 2],
        [2, 0],
        [0, 1],
      ],
    );
    assert.equal(optionAfterKey('ArrowDown', -1, 0), -1);
    assert.equal(optionAfterKey('Tab', 0, 3), undefined);
  });

  it('needs a text: two letters, or one of a script with many', () => {
    assert.deepEqual(['', 'a', 'ab', '紙', 'é'].map(isSuggestible), [false, false, true, true, true]);
  });
});
