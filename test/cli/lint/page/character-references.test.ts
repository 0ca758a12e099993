import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { offsetsInText } from '../../../../cli/lint/page/character-references.ts';

/** Returns the value that a parser reads from an attribute's text. */
function valueIn(raw: string): string {
  let read = '';
  new Parser({
    onattribute: (_, value) => {
      read = value;
    },
  }).end(`<p a="${raw}">`);
  return read;
}

/** Returns the rest of the text from the position of the first `|` in its value. */
const found = (raw: string): string => {
  const value = valueIn(raw);
  return raw.slice(offsetsInText(raw, value)(value.indexOf('|')));
};

describe('a position in a value', () => {
  it('is located after references of all kinds', () => {
    for (const before of [
      '',
      '&quot;',
      '&#34;&#x22;',
      '&amp;amp;',
      '&euro;&copy',
      '&#128512;',
      'a & b &x; &;',
      '&lt&gt',
    ])
      assert.equal(found(`${before}|x`), '|x', before);
  });

  it('is located in any text', () => {
    const piece = fc.constantFrom(
      '&quot;',
      '&amp;',
      '&amp',
      '&',
      'amp;',
      ';',
      '&#39;',
      '&#x1F600;',
      'a',
      ' ',
      '{',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        assert.equal(found(`${pieces.join('')}|x`), '|x');
      }),
    );
  });
});
