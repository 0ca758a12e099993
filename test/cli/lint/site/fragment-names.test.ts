import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sitePath, withoutFragmentName } from '../../../../cli/lint/site/site-paths.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

describe('the path of a URL', () => {
  it('does not depend on the name of its fragment, which is removed before URLs are kept', () => {
    const part = fc.constantFrom(
      'a',
      '/b',
      '#',
      '#c-1',
      '?',
      '{',
      '}',
      '{{',
      '%',
      '[',
      ']',
      '@',
      '.html',
      ':',
      ' ',
      '\\',
      '//x',
    );
    const url = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(url, (text) => assert.equal(sitePath(withoutFragmentName(text)), sitePath(text))),
      { numRuns: propertyRuns(20_000) },
    );
    assert.equal(withoutFragmentName('a.html#one'), 'a.html#');
    assert.equal(withoutFragmentName('a.html#{one}'), 'a.html#{one}');
  });
});
