import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { aspectRatio } from '../../../../elements/gallery/model/aspect-ratio.ts';

const { parse, format, allowedValues, accepts } = aspectRatio();

describe('the aspect ratio of a gallery', () => {
  it('may be a name of block data, in any case', () => {
    assert.deepEqual(allowedValues?.map(parse), [1, 4 / 3, 16 / 9, 2.35]);
    assert.equal(parse(' Square '), 1);
  });

  it('may be two numbers', () => {
    assert.deepEqual(['3:2', '3/2', '1.5'].map(parse), [1.5, 1.5, 1.5]);
  });

  it('is nothing else, not even a name from Object.prototype', () => {
    for (const text of ['', 'auto', 'Auto', '0', '3:0', '-1', 'constructor', '__proto__']) {
      assert.equal(parse(text), undefined, text);
    }
  });

  it('lists every name that it accepts', () => {
    for (const word of allowedValues ?? []) assert.ok(accepts?.includes(word));
  });

  it('is a positive finite number that survives its own attribute, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.double().map(String),
          fc.tuple(fc.nat(), fc.nat()).map((pair) => pair.join(':')),
        ),
        (text) => {
          const value = parse(text);
          if (value === undefined) return;
          assert.ok(value > 0 && Number.isFinite(value));
          const written = format?.(value) ?? '';
          // Numbers with an exponent are beyond any image.
          if (!written.includes('e')) assert.equal(parse(written), value);
        },
      ),
    );
  });
});
