import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { linkCategory, normalizeHref } from '../../../../core/model/links/link-kind.ts';
import { type LinkCategory, linkCategories } from '../../../../core/model/vocabularies/pages.ts';

const cases: Readonly<Record<LinkCategory, readonly string[]>> = {
  empty: ['', '  ', '\n'],
  anchor: ['#', '#a', ' #a'],
  'content-link': [
    '/',
    '/about',
    'about.html',
    '../a',
    '?page=2',
    '/store',
    '/s',
    '/pages/50572708e4b0088c25620136',
    '/pages/about',
    'a//b',
    '/a:b',
    'images/x.png',
  ],
  'file-link': ['/s/menu.pdf', '/s/'],
  'external-link': ['http://example.com', 'HTTPS://example.com/a', '//example.com', 'https://[::1]/'],
  'misc-protocol': ['tel:1', 'sms:1', 'mailto:a', 'javascript:a()', 'ftp://a', 'whatsapp://send', 'data:text/plain,a'],
  'malformed-protocol': [
    ...[
      'http:',
      'http://',
      'http:/a.com',
      'https:a.com',
      'ftp:a',
      'htp://a.com',
      'htttp://a.com',
      'ttps://a.com',
      '://a',
    ],
    ...['http//a.com', 'https;//a.com', 'https:\\\\a.com', 'C:\\a.html', 'c:/a.html', 'www.a.com', 'www.a.com/b'],
  ],
};

for (const category of linkCategories) {
  describe(`${category} is the category of`, () => {
    for (const href of cases[category]) {
      it(JSON.stringify(href), () => assert.equal(linkCategory(href), category));
    }
  });
}

describe('every text', () => {
  it('has one category, the same with white space around it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (href) => {
        assert.ok(linkCategories.includes(linkCategory(href)));
        assert.equal(linkCategory(` ${href}\n`), linkCategory(href));
        assert.equal(normalizeHref(normalizeHref(href)), normalizeHref(href));
      }),
    );
  });
});
