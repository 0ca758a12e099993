import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { maxLanes, segmentsOf, segmentsOn, shownLanes } from '../../../../elements/events/model/week-segments.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const event = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 15 }))
  .map(([first, length]) => ({ first, last: first + length }));
const events = fc.array(event, { maxLength: 12 }).map((list) => list.sort((one, other) => one.first - other.first));

describe('segmentsOf', () => {
  it('shows each event on each of its days of the week, in a lane without others', () => {
    fc.assert(
      fc.property(events, (list) => {
        const segments = segmentsOf(0, list);
        for (const index of [0, 1, 2, 3, 4, 5, 6]) {
          const here = segmentsOn(segments, index);
          const expected = list.filter(({ first, last }) => first <= index && index <= last);
          assert.deepEqual(new Set(here.map((segment) => segment.event)), new Set(expected));
          assert.equal(here.length, expected.length);
          assert.equal(new Set(here.map(({ lane }) => lane)).size, here.length);
        }
        for (const segment of segments) {
          assert.equal(segment.isContinued, segment.event.first < 0);
          assert.equal(segment.isContinuing, segment.event.last > 6);
          assert.ok(segment.index >= 0 && segment.length > 0 && segment.index + segment.length <= 7);
        }
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('needs no more lanes than there are events on a day', () => {
    fc.assert(
      fc.property(events, (list) => {
        const segments = segmentsOf(0, list);
        const most = Math.max(0, ...[0, 1, 2, 3, 4, 5, 6].map((index) => segmentsOn(segments, index).length));
        assert.equal(Math.max(0, ...segments.map(({ lane }) => lane + 1)), most);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('leaves a lane for the number of those that do not fit', () => {
    const day = { first: 3, last: 3 };
    assert.equal(shownLanes(segmentsOf(0, [day, day, day])), maxLanes);
    assert.equal(shownLanes(segmentsOf(0, [day, day, day, day])), maxLanes - 1);
  });
});
