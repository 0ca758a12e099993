import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Entries, mayOpen, type Rules } from '../../../../elements/popup/model/may-open.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const runs = { numRuns: propertyRuns(10_000) };
const day = 86_400_000;
const now = Date.UTC(2026, 10, 23, 12);

const rules: Rules = {
  version: 1,
  enableMobile: false,
  showUntilSignup: true,
  displayFrequency: 30,
  showOnAllPages: true,
  enabledPages: [],
};

/** The entries of a visitor who closed the popup so many days ago. */
const closed = (days: number, version = 1): Entries => ({ closed: now - days * day, version });
const signedUp = (days: number, version = 1): Entries => ({ ...closed(days, version), isSubmitted: true });

describe('whether a popup may open', () => {
  for (const [visitor, isExpected, entries, changes = {}] of [
    ['visits the site for the first time', true, {}],
    ['has just closed it', false, closed(0)],
    ['closed it 29 days ago', false, closed(29)],
    ['closed it a millisecond less than 30 days ago', false, { closed: now - 30 * day + 1, version: 1 }],
    ['closed it 30 days ago', true, closed(30)],
    ['closed it at a time in the future, by a wrong clock', false, closed(-2)],
    ['closed it, every day', false, closed(0.5), { displayFrequency: 1 }],
    ['closed it yesterday, every day', true, closed(1), { displayFrequency: 1 }],
    ['has just closed it, on each page', true, closed(0), { displayFrequency: 0 }],
    ['closed it ten years ago, never again', false, closed(3650), { displayFrequency: -1 }],
    ['visits for the first time, never again', true, {}, { displayFrequency: -1 }],
    ['closed an older version', true, closed(0, 1), { version: 2 }],
    ['closed a newer version, which was withdrawn', true, closed(0, 3), { version: 2 }],
    ['closed an older version, never again', true, closed(0, 1), { version: 2, displayFrequency: -1 }],
    ['has an entry without a version', true, { closed: now }],
    ['has signed up', false, signedUp(400)],
    ['has signed up, in an older version', false, signedUp(400), { version: 2 }],
    ['has signed up 31 days ago, also after a signup', true, signedUp(31), { showUntilSignup: false }],
    ['has signed up 29 days ago, also after a signup', false, signedUp(29), { showUntilSignup: false }],
  ] as readonly [string, boolean, Entries, Partial<Rules>?][])
    it(`${isExpected ? 'opens' : 'does not open'} for a visitor who ${visitor}`, () => {
      const circumstances = { pageId: undefined, isPhone: false, now };
      assert.equal(mayOpen({ ...rules, ...changes }, entries, circumstances), isExpected);
    });

  for (const [place, isExpected, changes, circumstances] of [
    ['any page', true, { showOnAllPages: true, enabledPages: ['a'] }, { pageId: 'b' }],
    ['an enabled page', true, { showOnAllPages: false, enabledPages: ['a', 'b'] }, { pageId: 'b' }],
    ['another page', false, { showOnAllPages: false, enabledPages: ['a'] }, { pageId: 'b' }],
    ['a page without an id', false, { showOnAllPages: false, enabledPages: ['a'] }, {}],
    ['a phone', false, {}, { isPhone: true }],
    ['a phone for which it is enabled', true, { enableMobile: true }, { isPhone: true }],
  ] as const)
    it(`${isExpected ? 'opens' : 'does not open'} on ${place}`, () => {
      const { pageId, isPhone } = { pageId: undefined, isPhone: false, ...circumstances };
      assert.equal(mayOpen({ ...rules, ...changes }, {}, { pageId, isPhone, now }), isExpected);
    });
});

const anyRules = fc.record({
  version: fc.nat(5),
  enableMobile: fc.boolean(),
  showUntilSignup: fc.boolean(),
  displayFrequency: fc.integer({ min: -1, max: 400 }),
  showOnAllPages: fc.boolean(),
  enabledPages: fc.subarray(['a', 'b', 'c']),
});
const anyEntries = fc.record({
  closed: fc.option(fc.integer({ min: now - 800 * day, max: now + day }), { nil: undefined }),
  version: fc.option(fc.nat(5), { nil: undefined }),
  isSubmitted: fc.boolean(),
});
const anyCircumstances = fc.record({
  pageId: fc.constantFrom('a', 'd', undefined),
  isPhone: fc.boolean(),
  now: fc.constant(now),
});

describe('any popup', () => {
  it('that may open may also open later', () => {
    fc.assert(
      fc.property(anyRules, anyEntries, anyCircumstances, fc.nat(1000), (own, entries, circumstances, days) => {
        fc.pre(mayOpen(own, entries, circumstances));
        assert.ok(mayOpen(own, entries, { ...circumstances, now: now + days * day }));
      }),
      runs,
    );
  });

  it('does not open within the days of its frequency after it was closed', () => {
    fc.assert(
      fc.property(anyRules, anyCircumstances, fc.integer({ min: 0, max: 500 }), (own, circumstances, days) => {
        const entries = { closed: now - days * day, version: own.version };
        const isRecent = own.displayFrequency < 0 || days < own.displayFrequency;
        if (isRecent) assert.equal(mayOpen(own, entries, circumstances), false);
        else assert.equal(mayOpen(own, entries, circumstances), mayOpen(own, {}, circumstances));
      }),
      runs,
    );
  });

  it('does not open if it would not open on a first visit', () => {
    fc.assert(
      fc.property(anyRules, anyEntries, anyCircumstances, (own, entries, circumstances) => {
        if (mayOpen(own, entries, circumstances)) assert.ok(mayOpen(own, {}, circumstances));
      }),
      runs,
    );
  });
});
