import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutParameter } from '../../../core/page/logout-notice/parameter.ts';

describe('the parameter of the logout notice', () => {
  for (const [search, rest] of [
    ['?logout=true', ''],
    ['?a=1&logout=true&b', '?a=1&b'],
    ['?q=a+b%20c&logout=true&&=', '?q=a+b%20c&&='],
    ['?logout=true&logout=true', ''],
    ['?logout=trueish', undefined],
    ['?xlogout=true', undefined],
    ['?next=%3Flogout%3Dtrue', undefined],
    ['?logout=false&logout', undefined],
    ['', undefined],
  ] as const)
    it(`is cut out of ${search || 'no query'}, and nothing else is changed`, () => {
      assert.equal(withoutParameter(search), rest);
    });
});
