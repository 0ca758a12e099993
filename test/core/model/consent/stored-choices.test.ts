import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { googleConsent } from '../../../../core/model/consent/google-signals.ts';
import { readStoredChoices, storedChoicesText, validChoices } from '../../../../core/model/consent/stored-choices.ts';
import { optionalCategories } from '../../../../core/model/vocabularies/consent-categories.ts';

const choices = fc.dictionary(fc.constantFrom(...optionalCategories), fc.boolean());
const stored = fc.record({ version: fc.nat(), time: fc.nat(), choices });

describe('the text of the choice cookie', () => {
  it('contains every answer, with its time and the version of the policy', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const read = readStoredChoices(storedChoicesText(value));
        assert.deepEqual({ ...read?.choices }, { ...value.choices });
        assert.deepEqual([read?.version, read?.time], [value.version, value.time]);
      }),
    );
  });

  it('needs no encoding in a cookie', () => {
    fc.assert(
      fc.property(stored, (value) =>
        assert.equal(encodeURIComponent(storedChoicesText(value)), storedChoicesText(value)),
      ),
    );
  });

  it('can be any text: reading it never throws, and grants nothing for invalid values', () => {
    const noise = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.a-z-]{0,40}$/));
    fc.assert(
      fc.property(noise, (text) => {
        for (const [category, answer] of Object.entries(readStoredChoices(text)?.choices ?? {}))
          assert.ok(text.includes(`${category}-${Number(answer)}`));
      }),
    );
  });

  it('is valid for its version of the policy and for older ones', () => {
    const text = '2.1732226400.analytics-1.media-0';
    for (const version of [1, 2]) assert.deepEqual(validChoices(text, version), { analytics: true, media: false });
    assert.deepEqual(validChoices(text, 3), {});
    assert.deepEqual(validChoices('analytics-1', 1), {});
  });

  it('is ignored where it contradicts itself, and entirely without version or time', () => {
    assert.deepEqual(readStoredChoices('2.5.media-1.media-0.analytics-0')?.choices, { analytics: false });
    for (const text of ['', '2', '2.', '.5', 'x.5.media-1', '-2.5', '2.5e3', '2.9999999999999'])
      assert.equal(readStoredChoices(text), undefined, text);
  });
});

describe('signals for Google’s tags', () => {
  it('are denied before the visitor has answered, except security', () => {
    const { security_storage, ...others } = googleConsent({});
    assert.equal(security_storage, 'granted');
    assert.deepEqual(new Set(Object.values(others)), new Set(['denied']));
  });

  it('never grant storage for advertising if the visitor agreed only to analytics', () => {
    const signals = googleConsent({ analytics: true, functional: true });
    assert.equal(signals.analytics_storage, 'granted');
    for (const name of ['ad_storage', 'ad_user_data', 'ad_personalization'] as const)
      assert.equal(signals[name], 'denied');
  });
});
