/** The inline script decides and stores as the element does, although it contains none of its code. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readStoredChoices, storedChoicesText } from '../../../core/model/consent/stored-choices.ts';
import { resolve } from '../../../core/model/contract/resolve.ts';
import { optionalCategories } from '../../../core/model/vocabularies/consent-categories.ts';
import { cookies } from '../../../core/model/vocabularies/cookies.ts';
import { lifetimeOf } from '../../../core/page/consent/store.ts';
import { consentOptions } from '../../../elements/cookie-banner/consent-options.ts';
import { contract } from '../../../elements/cookie-banner/contract.ts';
import { inlineData } from '../../../elements/cookie-banner/inline-data.ts';
import { type Values, withPreset } from '../../../elements/cookie-banner/model/strict.ts';
import { propertyRuns } from '../../support/property-runs.ts';

// The contract types the values.
const valuesOf = (own: Partial<Values>): Values => resolve(contract, own, {}) as unknown as Values;

const dataOf = (own: Partial<Values>, url?: string) => {
  const data = inlineData(valuesOf(own), url);
  assert.ok(data);
  return data;
};

const { name } = cookies.choice;

/** Decides as the element does (core/page/consent/store.ts and useBannerSession.ts). */
const isAnswered = (text: string, policyVersion: number): boolean => {
  const stored = readStoredChoices(text);
  return (
    !!stored && stored.version >= policyVersion && optionalCategories.every((category) => category in stored.choices)
  );
};

describe('the inline script prompts where the element would', () => {
  const answer = fc.tuple(
    fc.constantFrom(...optionalCategories, 'media-1', 'other'),
    fc.constantFrom('-0', '-1', '', '-2'),
  );
  const answers = fc.array(
    answer.map((parts) => parts.join('')),
    { maxLength: 9 },
  );
  const digits = fc.oneof(fc.nat({ max: 30 }).map(String), fc.stringMatching(/^[0-9a]{0,14}$/));
  const hostile = fc
    .tuple(digits, digits, answers)
    .map(([version, time, given]) => [version, time, ...given].join('.'));
  const complete = fc
    .tuple(digits, digits, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
    .map(([version, time, given]) =>
      [version, time, ...optionalCategories.map((category, index) => `${category}-${Number(given[index])}`)].join('.'),
    );
  const others = fc.array(
    fc.tuple(fc.constantFrom('a', `x${name}`, `${name}x`, '_ga'), fc.stringMatching(/^[a-z0-9.-]{0,9}$/)),
    { maxLength: 3 },
  );

  it('for any cookies', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostile, complete),
        others,
        others,
        fc.integer({ min: 1, max: 1200 }),
        (text, before, after, policyVersion) => {
          const all = [...before, [name, text] as const, ...after].map((pair) => pair.join('=')).join('; ');
          assert.equal(all.match(dataOf({ policyVersion })[0]) !== null, isAnswered(text, policyVersion), all);
        },
      ),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('reads the first of two cookies with the name, as the element does', () => {
    const valid = `${name}=${storedChoicesText({ version: 2, time: 1, choices: Object.fromEntries(optionalCategories.map((each) => [each, true])) })}`;
    const [stored] = dataOf({});
    assert.ok(`${valid}; ${name}=0`.match(stored));
    assert.equal(`${name}=0; ${valid}`.match(stored), null);
  });

  it('not at all where the banner is disabled', () => {
    assert.equal(inlineData(valuesOf({ enabled: false })), undefined);
  });
});

describe('the inline script stores', () => {
  for (const answer of ['accept', 'decline'] as const)
    it(`the text and the lifetime of the element: ${answer}`, () => {
      const own: Partial<Values> = { preset: 'strict', policyVersion: 7, acceptDays: 12, declineDays: 200 };
      const data = dataOf(own)[1][answer];
      const choices = Object.fromEntries(optionalCategories.map((category) => [category, answer === 'accept']));
      const text = storedChoicesText({ version: 7, time: 1234, choices });
      const lifetime = lifetimeOf(choices, consentOptions(withPreset(valuesOf(own))));
      assert.equal(data?.cookie.replace('T', '1234'), `${name}=${text}; Path=/; Max-Age=${lifetime}; SameSite=Lax`);
    });

  it('a secure cookie on a page whose URL is known to be secure', () => {
    assert.match(dataOf({}, 'https://example.com/')[1].accept?.cookie ?? '', /; Secure$/);
    assert.doesNotMatch(dataOf({}, 'http://example.com/')[1].accept?.cookie ?? '', /Secure/);
  });
});
