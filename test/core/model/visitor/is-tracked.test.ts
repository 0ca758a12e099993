import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isConfiguration, isTracked } from '../../../../core/model/visitor/is-tracked.ts';
import { isViewRecorded } from '../../../../core/model/visitor/is-view-recorded.ts';
import { contributorRoles, newerContributorRoles } from '../../../../core/model/vocabularies/accounts.ts';
import {
  newerPageTypes,
  pageTypes,
  recordTypes,
  trackedRecordTypes,
} from '../../../../core/model/vocabularies/pages.ts';
import { trackedRecordNumbers } from '../../../../core/page/tracking/analytics-hit.ts';

const roles = { ...contributorRoles, ...newerContributorRoles };

/** Decides for a context, which may contain more. */
const tracked = (context: Readonly<Record<string, unknown>>, isInConfiguration: boolean): boolean =>
  isTracked((name) => context[name], isInConfiguration);

describe('the visits of a page are counted', () => {
  it('for a visitor who is not logged in', () => {
    for (const context of [{}, { websiteRoles: [] }, { websiteRoles: {} }, { authenticatedAccount: null }]) {
      assert.equal(tracked(context, false), true);
      assert.equal(tracked(context, true), true);
    }
  });

  it('for no account that is logged in, unless its only role is viewer, outside of the configuration area', () => {
    assert.equal(tracked({ authenticatedAccount: {} }, false), false);
    for (const [name, number] of Object.entries(roles))
      for (const websiteRoles of [[number], [name], { [number]: true }]) {
        const context = { websiteRoles, authenticatedAccount: { id: 'a' } };
        assert.equal(tracked(context, false), name === 'viewer', name);
        assert.equal(tracked(context, true), false, name);
      }
    assert.equal(tracked({ websiteRoles: [roles.viewer, roles.editor] }, false), false);
    assert.equal(tracked({ websiteRoles: { 10: true, 4: false } }, false), true);
  });

  it('not on pages for errors, lock screens and refused access', () => {
    const types = { ...pageTypes, ...newerPageTypes };
    const untracked = Object.entries(types).filter(([name, number]) => {
      const answers = [name, number].map((pageType) => tracked({ pageType }, false));
      assert.equal(answers[0], answers[1], name);
      return !answers[0];
    });
    assert.deepEqual(untracked, [
      ['not-found', 100],
      ['lock-screen', 103],
      ['member-area-access-denied', 106],
    ]);
  });

  it('whatever type the values have', () => {
    for (const value of [0, '', 'x', true, [null], { a: 1 }, Number.NaN])
      assert.equal(
        typeof tracked({ pageType: value, websiteRoles: value, authenticatedAccount: value }, false),
        'boolean',
      );
  });
});

describe('a path', () => {
  it('of the search records no views', () => {
    assert.deepEqual(['/search', '/search/', '/', '/research', '/search-tips', '/search/more'].map(isViewRecorded), [
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('of the configuration area starts with /config', () => {
    assert.deepEqual(['/config', '/config/', '/config/pages', '/', '/configure', '/a/config'].map(isConfiguration), [
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

it('the record types whose views are counted are those of the vocabulary', () => {
  assert.deepEqual(new Set(trackedRecordNumbers), new Set(trackedRecordTypes.map((name) => recordTypes[name])));
});
