import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { positionAt } from '../../../cli/text/source.ts';

describe('lines and columns', () => {
  const cases: readonly (readonly [title: string, text: string, offset: number, line: number, column: number])[] = [
    ['the beginning', 'ab', 0, 1, 1],
    ['an empty text', '', 0, 1, 1],
    ['after LF', 'a\nb', 2, 2, 1],
    ['after CRLF', 'a\r\nb', 3, 2, 1],
    ['between CR and LF', 'a\r\nb', 2, 1, 3],
    ['after CR', 'a\rb', 2, 2, 1],
    ['after two CR', 'a\r\rb', 3, 3, 1],
    ['UTF-16 units, not characters', '👋x', 2, 1, 3],
    ['past the end', 'a\nb', 99, 2, 2],
    ['before the beginning', 'a\nb', -1, 1, 1],
  ];
  for (const [title, text, offset, line, column] of cases) {
    it(title, () => {
      const position = positionAt(text)(offset);
      assert.deepEqual([position.line, position.column], [line, column]);
    });
  }

  it('agree with splitting the text into lines', () => {
    const piece = fc.constantFrom('a', 'b', '\n', '\r\n', '\r', '👋');
    fc.assert(
      fc.property(fc.array(piece), fc.nat(40), (pieces, at) => {
        const text = pieces.join('');
        const offset = Math.min(at, text.length);
        if (text[offset - 1] === '\r' && text[offset] === '\n') return;
        const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
        assert.deepEqual(positionAt(text)(offset), {
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
          offset,
        });
      }),
    );
  });
});
