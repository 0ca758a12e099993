import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { framesOf } from '../../../../cli/report/reporters/frame.ts';
import { positionAt } from '../../../../cli/text/source.ts';
import { growthOfWork } from '../../../support/measure-work.ts';

/** Returns the code frame of the text between ⟦ and ⟧. */
function framed(marked: string): string {
  const text = marked.replace(/[⟦⟧]/g, '');
  const at = positionAt(text);
  return `\n${framesOf(text)(at(marked.indexOf('⟦')), at(marked.indexOf('⟧') - 1)).join('\n')}\n`;
}

describe('the code frame', () => {
  it('shows the line before and the line after', () => {
    assert.equal(
      framed('one\r\n<p>\r\n  ⟦<img⟧ src>\r\n</p>\r\nfive'),
      `
  2 | <p>
> 3 |   <img src>
    |   ^^^^
  4 | </p>
`,
    );
  });

  it('shows a file of one line', () => assert.equal(framed('a ⟦b⟧'), '\n> 1 | a b\n    |   ^\n'));

  it('aligns the line numbers', () => {
    const lines = Array.from({ length: 9 }, (_, n) => `${n + 1}`);
    assert.equal(framed(`${lines.join('\n').slice(0, -1)}⟦9⟧\nten`), '\n   8 | 8\n>  9 | 9\n     | ^\n  10 | ten\n');
  });

  it('cuts a long line around the finding', () => {
    const [line = '', carets = ''] = framed(`${'a'.repeat(500)}⟦here⟧${'b'.repeat(500)}`)
      .trim()
      .split('\n');
    assert.match(line, /^> 1 \| …a{25}hereb+…$/);
    assert.equal(line.slice(carets.indexOf('^'), carets.indexOf('^') + 4), 'here');
    assert.ok(line.length < 120);
  });

  it('omits neighbouring lines of which nothing remains, and the empty end of the file', () => {
    const lines = framed(`<head>\n${'a'.repeat(500)}⟦here⟧\n${'b'.repeat(490)}\n`)
      .trim()
      .split('\n');
    assert.match(lines.join('\n'), /^> 2 \| …a{25}here\n {4}\| +\^{4}\n {2}3 \| …b{15}$/);
    assert.equal(framed('a\n⟦b⟧\n'), '\n  1 | a\n> 2 | b\n    | ^\n');
    assert.equal(framed('a\n\n⟦b⟧'), '\n  2 |\n> 3 | b\n    | ^\n');
  });

  it('underlines only the first line, and at least one character', () => {
    assert.match(framed('a⟦bc\nde⟧f'), /> 1 \| abc\n {4}\| {2}\^\^\n/);
    assert.match(framed('ab⟦⟧'), /\| {3}\^\n/);
  });

  it('keeps columns aligned with tabs, and removes control characters of terminals', () => {
    assert.equal(framed('\ta\u001b[2J\u202e⟦b⟧'), '\n> 1 |  a\ufffd[2J\ufffdb\n    |        ^\n');
  });

  it('takes no more work in a page of one longer line', async () => {
    const { steps, bytes } = await growthOfWork((size) => {
      const text = '<p>one line</p><img>'.repeat(size);
      const at = positionAt(text);
      const frame = framesOf(text);
      for (let offset = 0; offset < text.length; offset += 20) frame(at(offset), at(offset + 4));
    }, 1000);
    assert.ok(steps < 2.5 && bytes < 2.5, JSON.stringify({ steps, bytes }));
  });

  it('never fails, and is never longer than four lines', () => {
    const part = fc.constantFrom('a', '\n', '\r\n', '\r', '👋', 'x'.repeat(150));
    fc.assert(
      fc.property(fc.array(part), fc.nat(), fc.nat(), (parts, a, b) => {
        const text = parts.join('');
        const at = positionAt(text);
        const lines = framesOf(text)(at(Math.min(a, b)), at(Math.max(a, b)));
        assert.ok(lines.length <= 4 && lines.every((line) => line.length < 140 && !/[\r\n]/.test(line)));
      }),
    );
  });
});
