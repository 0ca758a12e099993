/** Language tags: their canonical form, their names, and the best match of a page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { linkAfterKey } from '../../../../elements/language/model/keys.ts';
import { bestMatch, canonicalTag, languageName } from '../../../../elements/language/model/tags.ts';

describe('a language tag', () => {
  it('has a canonical form', () => {
    for (const [text, tag] of [
      ['de', 'de'],
      [' PT-br ', 'pt-BR'],
      ['zh-hant-tw', 'zh-Hant-TW'],
      ['iw', 'he'],
      ['en-UK', 'en-GB'],
      ['zh-cmn-Hans', 'zh-Hans'],
      ['zh-yue-HK', 'yue-HK'],
    ])
      assert.equal(canonicalTag(text), tag);
  });

  it('is not other text', () => {
    for (const text of [
      '',
      ' ',
      'x-default',
      'english',
      'en_US',
      'e',
      'de-',
      '-de',
      'd1',
      '🇩🇪',
      'de de',
      null,
      undefined,
    ])
      assert.equal(canonicalTag(text), undefined, String(text));
  });

  it('never throws, and its canonical form is stable', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{1,4}(-[a-zA-Z0-9]{1,8}){0,4}$/)), (text) => {
        const tag = canonicalTag(text);
        if (tag === undefined) return;
        assert.equal(canonicalTag(tag), tag);
        assert.ok(languageName(tag, 'en').text.length > 0);
        assert.equal(bestMatch(tag, [tag]), tag);
      }),
    );
  });
});

describe('the best match', () => {
  it('is the same language, else the likely one', () => {
    for (const [wanted, tags, expected] of [
      ['de', ['en', 'de'], 'de'],
      ['DE-de', ['en', 'de'], 'de'],
      ['de', ['en', 'de-AT'], 'de-AT'],
      ['de-CH', ['de-AT', 'de-CH', 'de'], 'de-CH'],
      ['de-LI', ['de-AT', 'de'], 'de'],
      ['en', ['en-GB', 'en-US'], 'en-US'],
      ['en-ZA', ['en-GB', 'en-AU'], undefined],
      ['pt', ['pt-PT', 'pt-BR'], 'pt-BR'],
      ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
      ['zh', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
      ['sr-Latn', ['sr', 'hr'], undefined],
      ['no', ['en', 'nb'], 'nb'],
      ['nb-NO', ['no'], 'no'],
      ['fr', ['en', 'de'], undefined],
      ['es-MX', ['es-ES', 'es-419'], 'es-419'],
      ['es-MX', ['es-419', 'es-MX', 'es'], 'es-MX'],
      ['de', ['de-DE-1901', 'de-DE-1996'], undefined],
      ['und', ['en', 'de'], undefined],
      ['en', ['und'], undefined],
      ['mul', ['en', 'de'], undefined],
      ['', ['en'], undefined],
      [undefined, ['en'], undefined],
      ['x-default', ['en'], undefined],
      ['en', [], undefined],
    ] as const)
      assert.equal(bestMatch(wanted, tags), expected, `${wanted} in ${tags}`);
  });
});

describe('the name of a language', () => {
  it('is in that language, with its region, and a capital where the language has them', () => {
    for (const [tag, text] of [
      ['de', 'Deutsch'],
      ['de-AT', 'Deutsch (Österreich)'],
      ['fr', 'Français'],
      ['tr', 'Türkçe'],
      ['ar', 'العربية'],
      ['zh-Hant', '繁體中文'],
      ['ka', 'ქართული'],
      ['nb', 'Norsk bokmål'],
    ] as const)
      assert.deepEqual(languageName(tag, 'en'), { text, lang: tag });
  });

  it('is in the language of the page, or the tag, if there is no other', () => {
    assert.deepEqual(languageName('tlh', 'de'), { text: 'Klingonisch', lang: undefined });
    assert.deepEqual(languageName('tlh', undefined), { text: 'Klingon', lang: 'en' });
    assert.equal(
      languageName('tlh', 'qqq').lang,
      new Intl.DisplayNames('qqq', { type: 'language' }).resolvedOptions().locale,
    );
    assert.deepEqual(languageName('qqq', 'de'), { text: 'qqq', lang: undefined });
  });
});

describe('keys in the menu', () => {
  it('move between the links, and stop at both ends', () => {
    assert.deepEqual(
      [-1, 0, 2].map((at) => ['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => linkAfterKey(key, at, 3))),
      [
        [0, 0, 0, 2],
        [1, 0, 0, 2],
        [2, 1, 0, 2],
      ],
    );
    for (const key of ['a', 'Tab', 'ArrowLeft']) assert.equal(linkAfterKey(key, 0, 3), undefined);
    assert.equal(linkAfterKey('Home', -1, 0), undefined);
  });
});
