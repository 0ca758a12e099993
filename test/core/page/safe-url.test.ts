import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isImageLink, isImageUrl } from '../../../core/model/safe-url.ts';
import { safeUrl } from '../../../core/page/safe-url.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const base = 'https://example.com/shop/';

describe('a URL from outside', () => {
  it('becomes absolute if it is safe', () => {
    assert.equal(safeUrl('tea?x=1', base), 'https://example.com/shop/tea?x=1');
    assert.equal(safeUrl('//cdn.example/x', base), 'https://cdn.example/x');
    assert.equal(safeUrl('mailto:a@b.no', base), 'mailto:a@b.no');
  });

  it('is rejected if it could run script, in any notation', () => {
    const hostile = ['javascript:a()', ' jAvA\tscript:a()', '\u0000javascript:a()', 'data:text/html,x', 'vbscript:x'];
    for (const text of [...hostile, 'blob:https://example.com/1', 'http://['])
      assert.equal(safeUrl(text, base), undefined);
  });

  it('does not inherit the scheme of a base that is not http or https', () => {
    for (const odd of ['javascript:a()', 'data:text/html,x', 'about:blank'])
      assert.equal(safeUrl('#x', odd), undefined);
  });

  it('is that of an image only if it loads one, and is a link to an image only if that runs no script', () => {
    const judged = (text: string) => [isImageUrl(text), isImageLink(text)];
    for (const text of ['a.png', '//cdn.example/a', 'http://a/', 'blob:https://a/1', 'data:image/png;base64,AA'])
      assert.deepEqual(judged(text), [true, true], text);
    for (const text of [
      'data:image/svg+xml,x',
      'data:image/sv\tg+xml,x',
      'DATA:Image/SVG+xml,x',
      'data:image/x-other,x',
    ])
      assert.deepEqual(judged(text), [true, false], text);
    for (const text of [
      'javascript:a()//a.png',
      'data:text/html,image/png',
      'data:,',
      'mailto:a@b.no',
      'ftp://a/a.png',
    ])
      assert.deepEqual(judged(text), [false, false], text);
  });

  it('has one of the safe schemes, whatever the text', () => {
    const scheme = fc.constantFrom('javascript', 'data', 'java\tscript', 'https', 'mailto', 'x', '');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(scheme, fc.string()).map((parts) => parts.join(':')),
    );
    fc.assert(
      fc.property(text, (input) => {
        const url = safeUrl(input, base);
        if (url !== undefined) assert.match(url, /^(https?|mailto|tel|sms|ftp):/);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });
});
