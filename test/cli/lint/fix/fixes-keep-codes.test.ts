import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { validateText } from '../../../../cli/lint/data/validate-text.ts';
import { fixText } from '../../../../cli/lint/fix/apply-fixes.ts';
import { fixableMatch } from '../../../../cli/text/closest-match.ts';
import { currencies } from '../../../../core/model/vocabularies/currencies.ts';

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second));

const named = (type: 'language' | 'region', codes: readonly string[]): readonly string[] => {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return codes.filter((code) => names.of(code) !== undefined);
};

const isoCurrencies = Intl.supportedValuesOf('currency');
const countries = named(
  'region',
  pairs.map((pair) => pair.toUpperCase()),
);
const languages = named('language', [...pairs, ...pairs.flatMap((pair) => alphabet.map((letter) => pair + letter))]);
const codes = [...isoCurrencies, ...countries, ...languages];

/** Returns a copy of the word with one letter less, more or other. */
const edited = fc
  .tuple(fc.constantFrom(...codes), fc.nat(4), fc.nat(1), fc.constantFrom('', ...alphabet))
  .map(([code, at, removed, letter]) => code.slice(0, at) + letter + code.slice(at + removed));

function fixedPage(text: string): string {
  const fixes = checkPage({ file: 'a.html', text }).flatMap(({ fix }) => fix ?? []);
  return fixText(text, fixes);
}

function fixedData(text: string): string {
  const { findings } = validateText({ file: 'a.json', text }, {});
  return fixText(
    text,
    findings.flatMap(({ fix }) => fix ?? []),
  );
}

describe('a fix never replaces a code by another one', () => {
  it('knows codes of countries, currencies and languages', () => {
    for (const code of ['AED', 'AT', 'de', 'gsw']) assert.ok(codes.includes(code), code);
    assert.ok(codes.length > 900);
  });

  it('every currency of ISO 4217 remains in site data', () => {
    for (const code of isoCurrencies) {
      const text = JSON.stringify({ storeSettings: { defaultCurrency: code, currenciesSupported: [code] } });
      assert.equal(fixedData(text), text);
    }
  });

  it('an unsupported currency has a suggestion', () => {
    const text = '{"website": {}, "storeSettings": {"selectedCurrency": "AED"}}';
    const [finding] = validateText({ file: 'a.json', text }, {}).findings;
    assert.equal(finding?.code, 'entity-misspelled-word');
    assert.equal(finding.fix, undefined);
  });

  it('codes have no fix, whatever the accepted values are', () => {
    const supported = currencies.map(({ code }) => String(code));
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.array(edited), (code, others) => {
        assert.equal(fixableMatch(code, [...supported, ...others]), undefined);
      }),
    );
  });

  it('language tags with a region have no fix', () => {
    for (const tag of ['en-US', 'pt_BR', 'zh-CN'])
      assert.equal(fixableMatch(tag, ['en-UM', 'pt_PR', 'zh-TN']), undefined);
  });

  it('words of at most three letters remain in attributes, slots and block data', () => {
    const word = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 3 });
    const page = (short: string): string => `<site-gallery ${short}="1" design="${short}" transition="${short}">
      <p slot="${short}">Text</p></site-gallery>
      <div class="sqs-block gallery-block" data-block-type="8" data-block-json='{"${short}": 1, "design": "${short}"}'></div>
      <site-map ${short}="1"></site-map>`;
    fc.assert(fc.property(word, (short) => assert.equal(fixedPage(page(short)), page(short))));
  });

  it('numbers remain', () => {
    assert.equal(fixableMatch('columns-2', ['columns-3']), undefined);
    assert.equal(fixableMatch('Etc/GMT+15', ['Etc/GMT+5']), undefined);
  });

  it('a misspelt word is replaced', () => {
    assert.equal(fixableMatch('slidshow', ['grid', 'slideshow']), 'slideshow');
    assert.equal(
      fixedPage('<site-gallery design="slidshow"></site-gallery>'),
      '<site-gallery design="slideshow"></site-gallery>',
    );
  });
});
