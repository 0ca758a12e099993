import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readVisitTime, visitTimeProblems } from '../../../../core/model/visitor/visit-time.ts';
import {
  newVisitor,
  nextVisit,
  readVisitorRecord,
  visitorRecordProblems,
  visitorRecordText,
} from '../../../../core/model/visitor/visitor-record.ts';

const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('a visitor record', () => {
  it('is restored from its cookie', () => {
    const record = fc.record(
      { id: fc.uuid(), visits: positive, firstVisit: positive, previousVisit: positive, thisVisit: positive },
      { noNullPrototype: true },
    );
    fc.assert(fc.property(record, (one) => assert.deepEqual(readVisitorRecord(visitorRecordText(one)), one)));
  });

  const wrong = [
    'a',
    'a|1|2|3',
    'a|1|2|3|4|5',
    '|1|2|3|4',
    'a|1|2|3|0',
    'a|1|2|3|-4',
    'a|1|2|3|4.5',
    'a|1|2|3|04',
    'a|1|2|3|',
    'a|1|2|3|1e3',
    'a b|1|2|3|4',
    'a|1|2|3|99999999999999999999',
  ];
  for (const cookie of wrong) {
    it(`is not ${cookie}`, () => {
      assert.equal(readVisitorRecord(cookie), undefined);
      assert.equal(visitorRecordProblems(cookie)[0]?.code, 'visitor-record');
    });
  }

  it('has an id and four positive integers, or does not exist yet', () => {
    assert.deepEqual(visitorRecordProblems('a-b|1|2|3|4'), []);
    assert.deepEqual(visitorRecordProblems(''), []);
  });

  it('counts the visits and keeps the time of the previous one', () => {
    const second = nextVisit(newVisitor('a', 1000), 5000);
    assert.deepEqual(second, { id: 'a', visits: 2, firstVisit: 1000, previousVisit: 1000, thisVisit: 5000 });
    assert.equal(visitorRecordText(nextVisit(second, 9000)), 'a|3|1000|5000|9000');
  });

  it('is read without throwing, whatever the cookie contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cookie) => {
        const record = readVisitorRecord(cookie);
        if (record) assert.equal(visitorRecordText(record), cookie);
      }),
    );
  });
});

it('a visit cookie is a positive integer', () => {
  assert.equal(readVisitTime('1700000000000'), 1_700_000_000_000);
  for (const wrong of ['0', '-1', '1.5', 'now', '1e3', ' 1']) {
    assert.equal(readVisitTime(wrong), undefined);
    assert.equal(visitTimeProblems(wrong)[0]?.code, 'visit-time');
  }
  assert.deepEqual(visitTimeProblems('1'), []);
});
