import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { externalProblems } from '../../../../core/model/links/external.ts';

const hosts = fc.array(fc.constantFrom('a', 'Z', '7', '-', '.', ':', '@', '%41', ' ', 'xn--', 'localhost', '127'), {
  minLength: 1,
  maxLength: 8,
});
const urls = fc
  .tuple(fc.constantFrom('https://', 'http://', '//'), hosts, fc.constantFrom('', '/', '/a b', '?q', '#h'))
  .map(([scheme, host, rest]) => `${scheme}${host.join('')}${rest}`);

describe('a URL of another site', () => {
  it('is reported if and only if it has no valid host', () => {
    fc.assert(
      fc.property(urls, (href) => {
        const codes = externalProblems(href).map(({ code }) => code);
        if (!URL.canParse(href, 'https://example.com/')) assert.equal(codes.length, 1);
        else if (!/\s/.test(href))
          assert.deepEqual(codes, /localhost|127/.test(href) && codes.length > 0 ? ['link-localhost'] : []);
      }),
      { numRuns: 2000 },
    );
  });
});
