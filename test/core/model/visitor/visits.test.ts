/** Walks visitors through weeks with a fake clock, and a jar that keeps cookies as a browser does. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { currentVisit } from '../../../../core/model/visitor/current-visit.ts';
import {
  readVisitorRecord,
  type VisitorRecord,
  visitorRecordText,
} from '../../../../core/model/visitor/visitor-record.ts';
import { type Cookie, cookies } from '../../../../core/model/vocabularies/cookies.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** Keeps cookies until their lifetime is over. */
class Jar {
  readonly #cookies = new Map<string, { readonly value: string; readonly ends: number }>();

  get(name: string, now: number): string | undefined {
    const found = this.#cookies.get(name);
    return found && found.ends > now ? found.value : undefined;
  }

  set({ name, lifetime = 0 }: Cookie, value: string, now: number): void {
    this.#cookies.set(name, { value, ends: now + lifetime * second });
  }
}

/** A visitor who opens pages. The page stores the cookies again with each view. */
class Visitor {
  readonly jar = new Jar();
  ids = 0;

  open(now: number): VisitorRecord {
    const texts = { visitor: this.jar.get(cookies.visitor.name, now), visit: this.jar.get(cookies.visit.name, now) };
    const record = currentVisit(texts, now, () => {
      this.ids += 1;
      return `id-${this.ids}`;
    });
    this.jar.set(cookies.visitor, visitorRecordText(record), now);
    this.jar.set(cookies.visit, String(record.thisVisit), now);
    return record;
  }
}

const start = Date.UTC(2026, 0, 1, 9);

describe('a visitor who comes 12 times in 40 days', () => {
  /** The days of the visits, with an hour in which some pages are opened. */
  const days = [0, 1, 2, 3, 7, 8, 14, 15, 21, 28, 35, 40];
  const visitor = new Visitor();
  let previous = start;

  days.forEach((number, index) => {
    it(`is the same visitor on day ${number}, in visit ${index + 1}`, () => {
      const began = start + number * day;
      for (const after of [0, 10 * minute, 39 * minute, 68 * minute]) {
        assert.deepEqual(visitor.open(began + after), {
          id: 'id-1',
          visits: index + 1,
          firstVisit: start,
          previousVisit: previous,
          thisVisit: began,
        });
      }
      previous = began;
    });
  });

  it('has a record of one id and four numbers after that', () => {
    assert.equal(
      visitor.jar.get(cookies.visitor.name, start + 41 * day),
      `id-1|12|${start}|${start + 35 * day}|${start + 40 * day}`,
    );
  });
});

describe('a visit', () => {
  it('ends 30 minutes after the last page', () => {
    const visitor = new Visitor();
    visitor.open(start);
    assert.equal(visitor.open(start + 30 * minute - 1).visits, 1);
    assert.equal(visitor.open(start + 60 * minute - 2).visits, 1);
    assert.equal(visitor.open(start + 90 * minute - 2).visits, 2);
  });

  it('is that of a new visitor two years after the last one', () => {
    const visitor = new Visitor();
    visitor.open(start);
    assert.equal(visitor.open(start + 2 * year - 1).id, 'id-1');
    const later = start + 4 * year;
    assert.deepEqual(visitor.open(later), {
      id: 'id-2',
      visits: 1,
      firstVisit: later,
      previousVisit: later,
      thisVisit: later,
    });
  });

  it('is that of a new visitor if the record is not valid, also while the cookie of a visit exists', () => {
    for (const visitor of [undefined, '', 'a', 'a|1|2|3', 'a|0|1|2|3', '|1|1|1|1'])
      assert.deepEqual(currentVisit({ visitor, visit: '5' }, 9, () => 'new').id, 'new');
  });

  it('begins if the cookie of the visit is not a positive integer', () => {
    for (const visit of [undefined, '', '0', '-1', '1.5', 'now', '99999999999999999999'])
      assert.deepEqual(
        currentVisit({ visitor: 'a|1|2|2|2', visit }, 9, () => 'new'),
        {
          id: 'a',
          visits: 2,
          firstVisit: 2,
          previousVisit: 2,
          thisVisit: 9,
        },
      );
  });

  it('always leaves a valid record, whatever the cookies contain', () => {
    const text = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a|9007199254740991|1|1|1')), {
      nil: undefined,
    });
    fc.assert(
      fc.property(text, text, (visitor, visit) => {
        const record = currentVisit({ visitor, visit }, start, () => 'new');
        assert.deepEqual(readVisitorRecord(visitorRecordText(record)), record);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('is counted once for each pause of 30 minutes, whenever the visitor opens pages', () => {
    const pauses = fc.array(fc.oneof(fc.integer({ min: 1, max: hour }), fc.integer({ min: 1, max: 40 * day })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(pauses, (all) => {
        const visitor = new Visitor();
        let now = start;
        let [visits, began, previous] = [1, start, start];
        visitor.open(now);
        for (const pause of all) {
          now += pause;
          if (pause >= 30 * minute) [visits, previous, began] = [visits + 1, began, now];
          assert.deepEqual(visitor.open(now), {
            id: 'id-1',
            visits,
            firstVisit: start,
            previousVisit: previous,
            thisVisit: began,
          });
        }
        assert.equal(visitor.ids, 1);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
