import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatClockTime, parseClockTime, spokenTime } from '../../../../elements/audio/model/clock-time.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

describe('the times of a recording', () => {
  it('are parsed as a clock shows them', () => {
    assert.equal(parseClockTime('3:05'), 185);
    assert.equal(parseClockTime(' 0:07 '), 7);
    assert.equal(parseClockTime('1:02:03'), 3723);
    assert.equal(parseClockTime('90:00'), 5400);
    for (const text of ['', '0:00', '3', '3:5', '3:75', '3:05 min', '-3:05', 'three', '1:2:3:04'])
      assert.equal(parseClockTime(text), undefined, text);
  });

  it('are formatted with hours only if there are any', () => {
    assert.equal(formatClockTime(0), '0:00');
    assert.equal(formatClockTime(59.9), '0:59');
    assert.equal(formatClockTime(185), '3:05');
    assert.equal(formatClockTime(3723.4), '1:02:03');
  });

  it('are the same after formatting and parsing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 * 3600 }), (time) => {
        assert.equal(parseClockTime(formatClockTime(time)), time);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('never throw, and are positive or not set', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9:]{0,12}$/)), (text) => {
        const time = parseClockTime(text);
        assert.ok(time === undefined || time > 0);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('are spoken in the words of a language, without units that are 0', () => {
    assert.equal(spokenTime(0, 'en'), '0 seconds');
    assert.equal(spokenTime(0.5, 'en'), '0 seconds');
    assert.equal(spokenTime(1, 'en'), '1 second');
    assert.equal(spokenTime(65, 'en'), '1 minute, 5 seconds');
    assert.equal(spokenTime(120, 'en'), '2 minutes');
    assert.equal(spokenTime(3605, 'en'), '1 hour, 5 seconds');
    assert.equal(spokenTime(185, 'de'), '3 Minuten, 5 Sekunden');
  });

  it('are spoken in English if the language is not valid', () => {
    assert.equal(spokenTime(65, 'not a language'), '1 minute, 5 seconds');
  });
});
