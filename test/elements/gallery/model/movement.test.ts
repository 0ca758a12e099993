import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { columnCount, columnsByEdge, placeBelow } from '../../../../elements/gallery/model/columns.ts';
import { distanceTo, flowOf, nearest, scrollOptions, spanOf } from '../../../../elements/gallery/model/scroll.ts';
import { overdrag, snapTo, stepOfDrag, swipeTime } from '../../../../elements/gallery/model/swipe.ts';
import { boundary, snapPoints } from '../../../../elements/gallery/model/swipe-settings.ts';
import { changeOf, zoom } from '../../../../elements/gallery/model/transitions.ts';

const box = { start: 100, end: 500 };

describe('scrolling a slide into place', () => {
  it('aligns its start, middle or end with that of the box', () => {
    const slide = { start: 600, end: 800 };
    assert.equal(distanceTo(box, slide, 'start'), 500);
    assert.equal(distanceTo(box, slide, 'end'), 300);
    assert.equal(distanceTo(box, slide, 'middle'), 400);
  });

  it('measures to the right, mirrored from right to left, or down', () => {
    const edges = { left: 1, right: 2, top: 3, bottom: 4 };
    assert.deepEqual(spanOf(edges, flowOf(false, false)), { start: 1, end: 2 });
    assert.deepEqual(spanOf(edges, flowOf(false, true)), { start: -2, end: -1 });
    assert.deepEqual(spanOf(edges, flowOf(true, true)), { start: 3, end: 4 });
    assert.deepEqual(scrollOptions(5, 'left'), { left: -5 });
    assert.deepEqual(scrollOptions(5, 'down'), { top: 5 });
  });

  it('finds the nearest slide, and ignores hidden ones', () => {
    const slides = [
      { start: 0, end: 0 },
      { start: -250, end: 90 },
      { start: 110, end: 450 },
      { start: 470, end: 810 },
    ];
    assert.equal(nearest(box, slides, 'start'), 2);
    assert.equal(nearest(box, slides.slice(0, 1), 'start'), -1);
  });

  it('needs no further step once it is done', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(2000), fc.constantFrom('start', 'middle', 'end'), (start, length, at) => {
        const by = distanceTo(box, { start, end: start + length }, at);
        assert.equal(distanceTo(box, { start: start - by, end: start + length - by }, at), 0);
      }),
    );
  });
});

describe('a drag', () => {
  it('to the left shows the next slide, from right to left the previous one', () => {
    assert.deepEqual(
      [-9, 0, 9].map((distance) => stepOfDrag(distance, false)),
      [1, 0, -1],
    );
    assert.deepEqual(
      [-9, 9].map((distance) => stepOfDrag(distance, true)),
      [-1, 1],
    );
  });

  it('beyond the last slide resists according to the boundary', () => {
    assert.deepEqual([overdrag(90, 'none'), overdrag(90, 'hard'), overdrag(-90, 'inertial')], [90, 0, -30]);
  });

  it('continues for 0.2 to 0.5 s, with the speed of the finger', () => {
    assert.deepEqual([swipeTime(300, 1), swipeTime(300, 9), swipeTime(300, 0)], [300, 200, 500]);
  });
});

describe('boundaries and snap points', () => {
  it('are one name for both ends, or two names', () => {
    const { parse, format } = boundary();
    assert.deepEqual(parse('hard'), { start: 'hard', end: 'hard' });
    assert.deepEqual(parse(' none  INERTIAL '), { start: 'none', end: 'inertial' });
    for (const text of ['', 'soft', 'hard none hard']) assert.equal(parse(text), undefined);
    assert.equal(format?.({ start: 'none', end: 'hard' }), 'none hard');
  });

  it('are percentages in order, or unset', () => {
    const { parse, format } = snapPoints();
    assert.deepEqual(parse('100% 0% 33.5%'), [0, 0.335, 1]);
    assert.deepEqual(parse('none'), []);
    for (const text of ['', '50', '50px', '10% none']) assert.equal(parse(text), undefined);
    assert.equal(format?.([]), 'none');
    assert.equal(format?.([0, 1]), '0% 100%');
  });

  it('stop a drag at the nearest point, or in its position', () => {
    assert.equal(snapTo(340, 1000, [0, 0.5, 1]), 500);
    assert.equal(snapTo(240, 1000, [0, 0.5, 1]), 0);
    assert.equal(snapTo(240, 1000, []), 240);
  });
});

describe('a change of slides', () => {
  it('fades the new one in over the old one', () => {
    const { incoming, outgoing } = changeOf('fade', { direction: 'forward', isRtl: false, drawn: 0 });
    assert.deepEqual([incoming[0]?.opacity, incoming[1]?.opacity, outgoing[1]?.opacity], [0, 1, 1]);
  });

  it('moves them side by side, from the position of the drag, mirrored from right to left', () => {
    const facts = { direction: 'forward', isRtl: false, drawn: -0.25 } as const;
    const { incoming, outgoing } = changeOf('scroll', facts);
    assert.deepEqual(
      incoming.map(({ transform }) => transform),
      ['translateX(75%)', 'translateX(0%)'],
    );
    assert.deepEqual(
      outgoing.map(({ transform }) => transform),
      ['translateX(-25%)', 'translateX(-100%)'],
    );
    assert.equal(changeOf('swipe', { ...facts, isRtl: true, drawn: 0 }).incoming[0]?.transform, 'translateX(-100%)');
  });

  it('with Ken Burns zooms in by 7.5 %, toward the focal point', () => {
    assert.deepEqual(zoom({ x: 0.25, y: 1 })[1], { transform: 'scale(1.075)', transformOrigin: '25% 100%' });
  });
});

describe('columns of different heights', () => {
  it('are as many as fit, as in CSS', () => {
    assert.deepEqual(
      [1000, 772, 771, 100].map((width) => columnCount(width, 250, 11)),
      [3, 3, 2, 1],
    );
  });

  it('are found from the edges of their slides', () => {
    assert.deepEqual(columnsByEdge([10, 10.4, 200, 10, 390]), [0, 0, 1, 0, 2]);
  });

  it('add new slides to the shortest one', () => {
    assert.deepEqual(placeBelow([300, 100, 250], [100, 100, 100]), [1, 1, 2]);
    fc.assert(
      fc.property(
        fc.array(fc.nat(900), { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 400 })),
        (ends, heights) => {
          const tops: number[] = [];
          const current = [...ends];
          for (const [place, column] of placeBelow(ends, heights).entries()) {
            tops.push(current[column] ?? Number.NaN);
            current[column] = (current[column] ?? 0) + (heights[place] ?? 0);
          }
          assert.deepEqual(
            tops,
            [...tops].sort((a, b) => a - b),
            'a later slide is not placed higher',
          );
        },
      ),
    );
  });
});
