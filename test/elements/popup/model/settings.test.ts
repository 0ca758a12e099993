import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { invalidSettings } from '../../../../elements/popup/model/invalid-settings.ts';
import { parseBlock, readSettings, readSiteSettings } from '../../../../elements/popup/model/settings.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const stored = {
  style: 2,
  version: 7,
  enableMobile: true,
  showUntilSignup: true,
  displayFrequency: -1,
  showOnScroll: true,
  scrollPercentage: 75,
  showOnTimer: true,
  timerDelay: 30_000,
  showOnAllPages: false,
  enabledPages: ['0123456789abcdef01234567'],
};

describe('settings of a site builder', () => {
  it('are read by the keys of the contract', () => {
    const { style: _, ...same } = stored;
    assert.deepEqual(readSettings(stored), { ...same, popupStyle: 'side' });
    assert.deepEqual(invalidSettings(stored), []);
  });

  it('are off for a site that stores only some', () => {
    const { showOnTimer, showOnScroll, showOnAllPages } = readSiteSettings({ style: 1, enabledPages: [] });
    assert.deepEqual([showOnTimer, showOnScroll, showOnAllPages], [false, false, false]);
    assert.deepEqual(readSiteSettings(undefined), {});
    assert.equal(readSiteSettings(stored).showOnTimer, true);
  });

  for (const [key, value] of [
    ['style', -1],
    ['version', 1.5],
    ['enableMobile', 'yes'],
    ['displayFrequency', -2],
    ['displayFrequency', 0.5],
    ['scrollPercentage', 101],
    ['scrollPercentage', '25'],
    ['timerDelay', -1],
    ['enabledPages', 'a'],
    ['enabledPages', [1]],
  ] as const)
    it(`are reported and ignored: ${key} ${JSON.stringify(value)}`, () => {
      assert.deepEqual(invalidSettings({ ...stored, [key]: value }), [key]);
      assert.ok(!(key in readSettings({ [key]: value })));
    });

  it('may be empty, or have layouts without a name', () => {
    assert.deepEqual(invalidSettings({ style: 9, version: null, theme: 'dark' }), []);
    assert.equal(readSettings({ style: 9 }).popupStyle, undefined);
  });

  it('are a JSON object', () => {
    assert.deepEqual(parseBlock('{"version":2}'), { version: 2 });
    for (const text of [undefined, '', '{', '[]', '"x"', 'null', '3']) assert.equal(parseBlock(text), undefined);
  });

  it('have valid values only, whatever the data are', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ displayFrequency: fc.anything(), style: fc.anything() })),
        (data) => {
          const { displayFrequency = 0, scrollPercentage = 0, timerDelay = 0 } = readSettings(data);
          assert.ok(displayFrequency >= -1 && scrollPercentage >= 0 && scrollPercentage <= 100 && timerDelay >= 0);
          const invalid = invalidSettings(data);
          assert.equal(new Set(invalid).size, invalid.length);
        },
      ),
      { numRuns: propertyRuns(5000) },
    );
  });
});
