/** Experiments know a visitor by the id of the record that the measuring of visits stores. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { visitorIdIn } from '../../../../core/model/experiments/visitor-id.ts';
import { readVisitorRecord } from '../../../../core/model/visitor/visitor-record.ts';

const check = (cookie: string): void => assert.equal(visitorIdIn(cookie), readVisitorRecord(cookie)?.id);

describe('the id of a visitor', () => {
  it('is the first field of a record', () => {
    assert.equal(visitorIdIn('ada|3|1735689600000|1735689600000|1735689600000'), 'ada');
    assert.equal(visitorIdIn('ada|0|1735689600000|1735689600000|1735689600000'), undefined);
    assert.equal(visitorIdIn(''), undefined);
  });

  it('is that of a valid record, and none of any other cookie', () => {
    const edges = ['0', '01', '-1', '1.5', '', String(Number.MAX_SAFE_INTEGER), String(2 ** 53), '1e3', ' 1', '1\n'];
    const number = fc.oneof(fc.maxSafeNat().map(String), fc.constantFrom(...edges));
    const id = fc.oneof(fc.uuid(), fc.constantFrom('', 'a;b', 'a,b', 'a b', 'ü', '\n'), fc.string());
    fc.assert(
      fc.property(id, fc.array(number, { maxLength: 6 }), (text, numbers) => check([text, ...numbers].join('|'))),
    );
    fc.assert(fc.property(fc.string(), check));
  });
});
