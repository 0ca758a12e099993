import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMessage, invalidPluralKeys } from '../../../core/model/message-format.ts';

describe('messages', () => {
  it('are filled with their arguments, and keep placeholders without one', () => {
    assert.equal(formatMessage('{n} of {total}', { n: 1 }), '1 of {total}');
    assert.equal(formatMessage('{constructor}', {}), '{constructor}');
  });

  it('use the plural form of their language, or that of an exact number', () => {
    const items = { '=0': 'no items', one: '{n} item', other: '{n} items' };
    assert.deepEqual(
      [0, 1, 2].map((n) => formatMessage(items, { n })),
      ['no items', '1 item', '2 items'],
    );
    const polish = { one: '{n} plik', few: '{n} pliki', many: '{n} plików', other: '{n} pliku' };
    assert.deepEqual(
      [1, 3, 5].map((n) => formatMessage(polish, { n }, 'pl')),
      ['1 plik', '3 pliki', '5 plików'],
    );
  });

  it('have only the plural keys of their language', () => {
    assert.deepEqual(invalidPluralKeys({ items: { one: 'a', few: 'b', other: 'c' } }, 'en'), [
      { code: 'items', key: 'few' },
    ]);
    assert.deepEqual(invalidPluralKeys({ items: { one: 'a', few: 'b', '=0': 'n', other: 'c' } }, 'pl'), []);
  });
});
