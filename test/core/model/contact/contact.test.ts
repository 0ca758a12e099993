import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { emailProblems, isEmail } from '../../../../core/model/contact/email.ts';
import { isZip, zipProblems } from '../../../../core/model/contact/zip.ts';

describe('an email address', () => {
  for (const fine of ['a@b.cd', 'A.b+c_d%e-f@Mail.Example.CO', `${'a'.repeat(250)}@b.com`])
    it(`may be ${fine.slice(0, 30)}`, () => assert.ok(isEmail(fine)));
  for (const wrong of ['a', 'a@b', 'a@b.c', 'a@b.museum', 'a b@c.de', 'a@@b.de', 'a@.de', `${'a'.repeat(251)}@b.com`])
    it(`is not ${wrong.slice(0, 30)}`, () => assert.equal(emailProblems(wrong)[0]?.code, 'email-format'));
  it('may be left out', () => assert.deepEqual(emailProblems(''), []));

  it('is validated quickly, whatever the text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => typeof isEmail(text) === 'boolean'));
  });
});

describe('a US zip code', () => {
  for (const fine of ['00000', '12345']) it(`may be ${fine}`, () => assert.ok(isZip(fine)));
  for (const wrong of ['1234', '123456', '12345-6789', 'A2345', ' 12345', '12345\n'])
    it(`is not ${JSON.stringify(wrong)}`, () => assert.equal(zipProblems(wrong)[0]?.code, 'zip-digits'));
  it('may be left out', () => assert.deepEqual(zipProblems(''), []));
});
