import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { emailUrl, mapUrl, phoneUrl } from '../../../../elements/info-bar/model/contact-links.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

describe('links of contact details', () => {
  for (const [text, url] of [
    ['studio@halden.example', 'mailto:studio@halden.example'],
    [' a+b@halden.example ', 'mailto:a%2Bb@halden.example'],
    ['a?bcc=b@halden.example', 'mailto:a%3Fbcc%3Db@halden.example'],
    ['halden.example', undefined],
    ['a@b@c', undefined],
    ['a b@halden.example', undefined],
    ['', undefined],
  ] as const)
    it(`email "${text}"`, () => assert.equal(emailUrl(text), url));

  for (const [text, url] of [
    ['+44 (0)20 3555 0192', 'tel:+442035550192'],
    ['(020) 3555 0192', 'tel:02035550192'],
    ['+1 555-0100 ext. 5', 'tel:+15550100'],
    ['555.0100 x12', 'tel:5550100'],
    ['112', 'tel:112'],
    ['1-800-FLOWERS', undefined],
    ['by letter', undefined],
    ['+', undefined],
    ['', undefined],
  ] as const)
    it(`phone "${text}"`, () => assert.equal(phoneUrl(text), url));

  it('have no other scheme, whatever the text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('javascript:alert(1)', '\ud800@x'));
    fc.assert(
      fc.property(text, (value) => {
        assert.match(emailUrl(value) ?? 'mailto:', /^mailto:[^?&#\s]*$/);
        assert.match(phoneUrl(value) ?? 'tel:', /^tel:\+?\d*$/);
        assert.ok(mapUrl(value).startsWith('https://www.google.com/maps?q='));
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
