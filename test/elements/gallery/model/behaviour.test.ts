import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { alignment } from '../../../../elements/gallery/model/alignment.ts';
import { disablesMotion, randomSlide, slideTime } from '../../../../elements/gallery/model/autoplay.ts';
import { stepOfClick } from '../../../../elements/gallery/model/click-behavior.ts';
import { keyPair, stepOfKey } from '../../../../elements/gallery/model/keys.ts';
import { shareOf, slidesPerRow, slidesShown } from '../../../../elements/gallery/model/slides-per-row.ts';
import { thumbnailRange } from '../../../../elements/gallery/model/thumbnails.ts';

const times = { autoplayDuration: undefined, autoplayTimeout: undefined, autoplayInterval: undefined };

describe('autoplay', () => {
  it('shows a slide for 5 seconds by default; seconds of the block win, then the timeout', () => {
    assert.equal(slideTime(times), 5000);
    assert.equal(slideTime({ ...times, autoplayInterval: 3000 }), 3000);
    assert.equal(slideTime({ ...times, autoplayInterval: 3000, autoplayTimeout: 2000 }), 2000);
    assert.equal(slideTime({ autoplayInterval: 3000, autoplayTimeout: 2000, autoplayDuration: 1.5 }), 1500);
  });

  it('in random order reaches every other slide, and never stays', () => {
    assert.equal(randomSlide(0, 1, 0.9), 0);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), (count, seed) => {
        const index = seed % count;
        const reached = new Set(
          Array.from({ length: count - 1 }, (_, part) => randomSlide(index, count, (part + 0.5) / (count - 1))),
        );
        assert.equal(reached.size, count - 1);
        assert.ok(!reached.has(index));
        assert.ok([...reached].every((to) => to >= 0 && to < count));
      }),
    );
  });

  it('has no motion if the URL has nomotion=true, and only then', () => {
    assert.deepEqual(['?nomotion=true', '?a=1&nomotion=true', '?nomotion=false', '?nomotion', ''].map(disablesMotion), [
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('arrow keys', () => {
  const facts = { keys: [], isRtl: false };

  it('follow the writing direction', () => {
    assert.deepEqual(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'a'].map((key) => stepOfKey(key, facts)),
      [-1, 1, 0, 0],
    );
    assert.deepEqual(
      ['ArrowLeft', 'ArrowRight'].map((key) => stepOfKey(key, { ...facts, isRtl: true })),
      [1, -1],
    );
  });

  it('are those of the author, by name or by legacy code, and then are not mirrored from right to left', () => {
    for (const text of ['ArrowUp ArrowDown', '38 40', '38,ArrowDown']) {
      const keys = keyPair().parse(text) ?? [];
      assert.deepEqual(keys, ['ArrowUp', 'ArrowDown']);
      for (const isRtl of [true, false]) {
        assert.deepEqual(
          ['ArrowUp', 'ArrowDown', 'ArrowLeft'].map((key): number => stepOfKey(key, { keys, isRtl })),
          [-1, 1, 0],
        );
      }
    }
    assert.deepEqual(keyPair().admit?.(['PageUp', 'PageDown']), ['PageUp', 'PageDown']);
  });

  it('are exactly two, or the default ones', () => {
    for (const text of ['', 'x', 'a b c', '37 999']) assert.equal(keyPair().parse(text), undefined, text);
    assert.deepEqual(keyPair().parse('toString j'), ['toString', 'j']);
    assert.equal(stepOfKey('ArrowRight', facts), 1);
  });
});

describe('a click', () => {
  it('moves forward, back, by halves, or not at all', () => {
    const at = (part: number, isRtl = false) => ({ at: part, isRtl });
    assert.deepEqual(
      [stepOfClick('next', at(0.1)), stepOfClick('previous', at(0.9)), stepOfClick('none', at(0.9))],
      [1, -1, 0],
    );
    assert.deepEqual(
      [0.1, 0.49, 0.5, 0.9].map((part) => stepOfClick('halves', at(part))),
      [-1, -1, 1, 1],
    );
    assert.deepEqual(
      [0.1, 0.9].map((part) => stepOfClick('halves', at(part, true))),
      [1, -1],
    );
  });
});

describe('a carousel', () => {
  it('shows at most 2 slides below 480 px and 3 below 724 px, if more were requested', () => {
    assert.deepEqual(
      [479, 480, 723, 724].map((width) => slidesShown(4, width)),
      [2, 3, 3, 4],
    );
    assert.deepEqual(
      [479, 480, 723, 724].map((width) => slidesShown(2, width)),
      [2, 2, 2, 2],
    );
    assert.deepEqual(
      [479, 724].map((width) => slidesShown(1, width)),
      [1, 1],
    );
  });

  it('shows as many slides as its breakpoints request, without other limits', () => {
    assert.deepEqual(
      [100, 599, 600, 999, 1000].map((width) => slidesShown('4 600:2 1000:3', width)),
      [4, 4, 2, 2, 3],
    );
  });
});

describe('the slides in a row', () => {
  const { parse } = slidesPerRow(4);

  it('are one number, or a number and others for larger and larger widths', () => {
    assert.deepEqual([parse(' 3 '), parse('12')], [3, 12]);
    assert.equal(parse(' 1  600:2\t1000:3 '), '1 600:2 1000:3');
  });

  it('are nothing else', () => {
    for (const text of [
      '',
      '0',
      '13',
      '2.5',
      '600:2',
      '1 2',
      '1 600',
      '1 600:0',
      '1 600:13',
      '1 600:2 600:3',
      '1 900:2 600:3',
    ])
      assert.equal(parse(text), undefined, text);
    for (const text of ['1 0:2', '1 -5:2', '1 600px:2', '1 600: 2', '1 600:2,1000:3', '1 600:2:3'])
      assert.equal(parse(text), undefined, text);
  });

  it('have one share of the row at each width, the one of their breakpoint', () => {
    const share = shareOf('1 600:2 1000:3').replace(/^calc/, '');
    const at = (width: number): number => {
      const plain = share
        .replaceAll('var(--_site-gallery-gutter)', '0')
        .replaceAll('100%', String(width))
        .replaceAll('px', '')
        .replaceAll(/\b(?:min|max)\(/g, (name) => `Math.${name}`);
      return Function(`return ${plain}`)();
    };
    for (const [width, count] of [
      [300, 1],
      [599, 1],
      [600, 2],
      [999, 2],
      [1000, 3],
      [2000, 3],
    ] as const)
      assert.ok(Math.abs(at(width) - width / count) < 0.02, `${width}: ${at(width)}`);
  });
});

describe('the strip of thumbnails', () => {
  it('has all of a few slides, and of many those around the current one', () => {
    assert.deepEqual(thumbnailRange(3, 8), { start: 0, end: 8 });
    assert.deepEqual(thumbnailRange(2500, 5000), { start: 2476, end: 2524 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (count, seed) => {
        const index = seed % count;
        const { start, end } = thumbnailRange(index, count);
        assert.ok(start >= 0 && start <= index && index < end && end <= count);
        assert.equal(end - start, Math.min(count, 48));
      }),
    );
  });
});

describe('the alignment of the current slide', () => {
  it('has two equivalent sets of names', () => {
    const { parse } = alignment('middle');
    assert.deepEqual(['left', 'center', 'RIGHT', 'start', 'middle', ' end ', 'top', 'constructor'].map(parse), [
      'start',
      'middle',
      'end',
      'start',
      'middle',
      'end',
      undefined,
      undefined,
    ]);
  });
});
