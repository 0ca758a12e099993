/** Search forms and search blocks are converted only if the element finds their field and their search page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { convertSitePage } from '../../../cli/convert/convert-site-page.ts';
import { SavedFiles } from '../../../cli/convert/files/saved-files.ts';

const convert = (text: string) => convertSitePage({ file: 'page.html', text }, 'page.html', new SavedFiles([]));
const leftCodes = (text: string): readonly string[] =>
  convert(text)
    .parts.filter(({ outcome }) => outcome === 'left')
    .map(({ code }) => code);

const form = (attributes: string, content = '<input name="q">'): string => `<form ${attributes}>${content}</form>`;
const block = (content: string): string => `<div data-block-type="33">${content}</div>`;
const canonical = '<link rel="canonical" href="https://www.example.com/">';

describe('a search form', () => {
  for (const [name, page, isConverted] of [
    [
      'with the <base> of another site',
      `${canonical}<base href="https://other.example/">${form('action="/search"')}`,
      false,
    ],
    ['with the <base> of its site', `${canonical}<base href="https://example.com/">${form('action="/search"')}`, true],
    ['with the <base> of a folder', `<base href="/shop/">${form('action="/search"')}`, true],
    ['with the port of another site', `${canonical}${form('action="https://example.com:8443/search"')}`, false],
    ['with a default port', `${canonical}${form('action="https://example.com:443/search"')}`, true],
    [
      'with the port of its site',
      `<link rel="canonical" href="http://localhost:8080/">${form('action="//localhost:8080/search"')}`,
      true,
    ],
    ['with a field in a template', form('action="/search"', '<template><input name="q"></template>'), false],
    ['with a field in <noscript>', form('action="/search"', '<noscript><input name="q"></noscript>'), false],
    ['with a field of another form', form('action="/search"', '<input name="q" form="login">'), false],
    ['with a field that names the form', form('id="find" action="/search"', '<input name="q" form="find">'), true],
    ['with an upper-case type', form('action="/search"', '<input type="SEARCH" name="s">'), true],
    ['with a type that is not valid', form('action="/search"', '<input type=" search " name="s">'), false],
    ['with an optional end tag', form('action="/search"', '<p><input name="q">'), true],
  ] as const)
    it(`is ${isConverted ? '' : 'not '}converted ${name}`, () => {
      assert.equal(convert(page).text.includes('<site-search><form'), isConverted);
      assert.equal(convert(page).text.includes('<site-search>'), isConverted);
    });

  it('is left if its end tag is inside an element that it contains', () => {
    const page = `<header>${form('action="/search"', '<div><input name="q">')}</div><nav>Nav</nav></header>`;
    assert.deepEqual(leftCodes(page), ['convert-left-unclosed']);
    assert.equal(convert(page).text, page);
  });
});

describe('a form of a site builder', () => {
  it('is left if its end tag is inside an element that it contains', () => {
    const page = `<header>${form('class="newsletter-form"', '<div><input name="email">')}</div></header>`;
    assert.deepEqual(leftCodes(page), ['convert-left-unclosed']);
    assert.equal(convert(page).text, page);
  });
});

describe('a search block', () => {
  for (const [name, page, code] of [
    [
      'with the <base> of another site',
      `${canonical}<base href="https://other.example/">${block('<input name="q">')}`,
      'convert-left-search-base',
    ],
    ['with a field in a template', block('<template><input name="q"></template>'), 'convert-left-search'],
    ['with a field of another name', block('<input name="s">'), 'convert-left-search'],
    ['with another form', block(`<input>${form('action="/find"')}`), 'convert-left-search'],
    ['with a search form without a field', block(form('action="/search"', '')), 'convert-left-search'],
  ] as const)
    it(`is left ${name}`, () => {
      assert.deepEqual(leftCodes(page), [code]);
      assert.doesNotMatch(convert(page).text, /site-search/);
    });
});
