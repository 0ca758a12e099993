import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { messages } from '../../../../elements/gallery/messages.en.ts';
import { type ImageStyle, imageStyle } from '../../../../elements/gallery/model/image-data.ts';

const read = (focalPoint: string | null, dimensions: string | null = null): ImageStyle =>
  imageStyle((attribute) => (attribute === 'data-image-focal-point' ? focalPoint : dimensions));

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('an image', () => {
  it('accepts a focal point with the many decimals of real data', () => {
    assert.equal(read('0.4897959183673469,0.12244897959183673').focalPoint, '48.98% 12.24%');
    assert.equal(read(' 0 , 1 ').focalPoint, '0% 100%');
  });

  it('keeps any focal point within a hundredth of a percent', () => {
    fc.assert(
      fc.property(fraction, fraction, (x, y) => {
        const { focalPoint = '', problems } = read(`${x},${y}`);
        const [left = Number.NaN, top = Number.NaN] = focalPoint.split(' ').map(Number.parseFloat);
        assert.match(focalPoint, /^[\d.]+% [\d.]+%$/);
        assert.ok(Math.abs(left - x * 100) <= 0.00501 && Math.abs(top - y * 100) <= 0.00501);
        assert.deepEqual(problems, []);
      }),
    );
  });

  it('has the ratio of its box, which its own ratio overrides', () => {
    assert.equal(read(null, '1365x2048').ratio, '1365 / 2048');
  });

  it('without attributes, or with empty ones, has no data and no problems', () => {
    const nothing = { focalPoint: undefined, ratio: undefined, problems: [] };
    assert.deepEqual(read(null), nothing);
    assert.deepEqual(read('', '  '), nothing);
  });

  it('reports each invalid attribute once, by a code that has messages', () => {
    const { focalPoint, ratio, problems } = read('1.2,0', '0x10');
    assert.deepEqual([focalPoint, ratio], [undefined, undefined]);
    assert.deepEqual(
      problems.map(({ args }) => [args.attribute, args.value]),
      [
        ['data-image-focal-point', '1.2,0'],
        ['data-image-dimensions', '0x10'],
      ],
    );
    for (const { code } of problems) assert.ok(Object.hasOwn(messages, code));
  });

  it('has valid CSS or none, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (focalPoint, dimensions) => {
        const look = read(focalPoint, dimensions);
        assert.match(look.focalPoint ?? '0% 0%', /^[\d.]+% [\d.]+%$/);
        assert.match(look.ratio ?? '1 / 1', /^\d+ \/ \d+$/);
      }),
    );
  });
});
