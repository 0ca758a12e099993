/** The German, French, Spanish and Arabic messages are complete, and fit their English originals. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { MessageTable, MessageTemplate } from '../../../../core/model/message-format.ts';
import { messages as ar } from '../../../../core/page/translations/ar.ts';
import { messages as de } from '../../../../core/page/translations/de.ts';
import { messages as es } from '../../../../core/page/translations/es.ts';
import { messages as fr } from '../../../../core/page/translations/fr.ts';
import { fromRoot } from '../../../../tools/root.ts';
import { developerFolders, visitorFolders, visitorMessages } from '../../../support/message-folders.ts';

const english = await visitorMessages();

const tables: Readonly<Record<string, MessageTable>> = { de, fr, es, ar };

/** Codes of texts that are the same in the language as in English. Texts without letters outside of placeholders need no entry. */
const sameTexts: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...['audio-label', 'audio-seek', 'checkout-alert-close', 'cookie-banner-label', 'dialog-ok', 'form-likert-0'],
    ...['form-part-ampm', 'form-part-minute', 'logout-notice-close', 'product-dimensions-cm', 'product-weight-kg'],
    'product-weight-lbs',
  ],
  fr: [
    ...[
      'checkout-alert-close',
      'dialog-ok',
      'file-kind-audio',
      'file-kind-image',
      'form-part-ampm',
      'form-part-minute',
    ],
    ...['logout-notice-close', 'product-dimensions-cm', 'product-weight-kg', 'search-suggested'],
  ],
  es: [
    ...['audio-label', 'cart-subtotal', 'cart-total', 'dialog-no', 'file-kind-audio', 'file-kind-video'],
    ...['form-error-count', 'product-dimensions-cm', 'product-weight-kg'],
  ],
  ar: [],
};

const formsOf = (template: MessageTemplate): Readonly<Record<string, string>> =>
  // No form is undefined, because each table is a literal.
  (typeof template === 'string' ? { other: template } : template) as Readonly<Record<string, string>>;

const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))].sort();

/** A form for few numbers may spell the number out. */
const spellsNumber = (form: string): boolean => /^(zero|one|two|=\d+)$/.test(form);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

const foldersOfMessages = ['core', 'elements'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/messages.en.ts'))
    .map((file) => file.replace('/messages.en.ts', '')),
);

describe('the readers of messages', () => {
  it('are known for each file of messages', () => {
    assert.deepEqual([...developerFolders, ...visitorFolders].sort(), foldersOfMessages.sort());
  });
});

for (const [language, table] of Object.entries(tables)) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();

  describe(`the messages in "${language}"`, () => {
    it('are those that visitors read, without a missing or an unknown code', () => {
      assert.deepEqual(Object.keys(table).sort(), Object.keys(english).sort());
    });

    it('have the placeholders of the English texts', () => {
      for (const [code, template] of Object.entries(table)) {
        const expected = placeholdersOf(formsOf(english[code] ?? '').other ?? '');
        for (const [form, text] of Object.entries(formsOf(template))) {
          const found = placeholdersOf(text);
          const isSpelled = spellsNumber(form) && typeof template !== 'string' && !found.includes('n');
          const needed = isSpelled ? expected.filter((name) => name !== 'n') : expected;
          assert.deepEqual(found, needed, `${code}, ${form}: ${text}`);
        }
      }
    });

    it('have a text for each plural category of the language, and no other', () => {
      for (const [code, template] of Object.entries(table)) {
        const isPlural = typeof english[code] !== 'string';
        assert.equal(typeof template !== 'string', isPlural, `${code} is not a plural in both languages`);
        if (typeof template === 'string') continue;
        const categories = Object.keys(template).filter((form) => !form.startsWith('='));
        assert.deepEqual(categories.sort(), [...pluralCategories].sort(), code);
      }
    });

    it('have text, and no spaces around it', () => {
      for (const [code, template] of Object.entries(table))
        for (const text of Object.values(formsOf(template)))
          assert.ok(text !== '' && text === text.trim(), `${code}: "${text}"`);
    });

    it('are translated', () => {
      const same = Object.entries(table)
        .filter(([code, template]) => {
          const originals = Object.values(formsOf(english[code] ?? ''));
          return Object.values(formsOf(template)).some((text) => hasLetters(text) && originals.includes(text));
        })
        .map(([code]) => code);
      assert.deepEqual(same.sort(), [...(sameTexts[language] ?? [])].sort());
    });
  });
}

describe('the messages of all languages', () => {
  it('use one text for codes with the same English text', () => {
    /** English texts with several meanings, for which other languages have different terms. */
    const homonyms = ['Allow', 'Close', 'Show', 'Save', 'Clear', 'Back', 'Next', 'Previous', 'Country', 'Shipping'];
    const codesByText = new Map<string, string[]>();
    for (const [code, template] of Object.entries(english)) {
      const text = JSON.stringify(template);
      codesByText.set(text, [...(codesByText.get(text) ?? []), code]);
    }
    for (const [text, codes] of codesByText) {
      if (homonyms.includes(JSON.parse(text))) continue;
      for (const [language, table] of Object.entries(tables))
        assert.equal(
          new Set(codes.map((code) => JSON.stringify(table[code]))).size,
          1,
          `${language}: ${codes.join(', ')}: ${codes.map((code) => JSON.stringify(table[code])).join(' ')}`,
        );
    }
  });
});
