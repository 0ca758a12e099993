import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkLink, linkCodes } from '../../../../core/model/links/check-link.ts';

/** Returns the code and severity of each problem of a link. */
const problemsOf = (href: string): string =>
  checkLink(href)
    .map(({ code, severity }) => `${severity} ${code}`)
    .join(', ');

const cases: Readonly<Record<string, string>> = {
  '': '',
  '#': '',
  '#top': '',
  '/about': '',
  'a/b.html?c=d#e': '',
  'https://example.com/a': '',
  '//example.com': '',
  'whatsapp://send?text=a': '',
  'javascript:void(0)': '',
  'ftp://example.com/a': '',
  'sms:+15550100&body=a': '',

  'tel:1234': '',
  'TEL:+1-555-0100': '',
  'tel:%2B15550100': '',
  'tel:911': '',
  'tel:15': '',
  'tel:*67': '',
  'tel:*123%23': '',
  'tel:508.673.2320': '',
  'tel:(508)673-2320': '',
  'tel:5550100;ext=12': '',
  'tel:+1-555-0100;ext=12;phone-context=example.com': '',
  'tel:': 'error link-tel-short',
  'tel:1': 'error link-tel-short',
  'tel:+1': 'error link-tel-short',
  'tel:;ext=12': 'error link-tel-short',
  'tel:+1 555 0100': 'warn link-tel-characters',
  'tel:+1%20555%200100': 'warn link-tel-characters',
  'tel:*123#': 'warn link-tel-characters',
  'tel:5550100,,12': 'warn link-tel-characters',
  'tel:5550100;12': 'warn link-tel-characters',
  'tel:5550100 ext 12': 'error link-tel-characters',
  'tel:1-800-FLOWERS': 'error link-tel-characters',
  'tel:a': 'error link-tel-short, error link-tel-characters',

  'mailto:a@example.com': '',
  'MAILTO:a.b+c@mail.example.co.uk': '',
  'mailto:a@example.com?subject=A@B&cc=c@d@e': '',
  'mailto:a%40example.com': '',
  'mailto: a@example.com': 'warn link-mailto-space',
  'mailto:%20a@example.com': 'warn link-mailto-space',
  'mailto:a@example.com,b@example.com': 'info link-mailto-several',
  'mailto:a@example.com, b@example': 'error link-mailto-at',
  'mailto:?subject=a': '',
  'mailto:?': 'error link-mailto-empty',
  'mailto:': 'error link-mailto-empty',
  'mailto: ': 'error link-mailto-empty',
  'mailto:example.com': 'error link-mailto-at',
  'mailto:a@@example.com': 'error link-mailto-at',
  'mailto:@example.com': 'error link-mailto-name',
  'mailto:a@example': 'error link-mailto-suffix',
  'mailto:a@example.': 'error link-mailto-suffix',
  'mailto:a@.com': 'error link-mailto-suffix',
  'mailto:a@exam ple.com': 'error link-mailto-suffix',
  'mailto:a b@example.com': 'error link-mailto-inner-space',
  'mailto:a%20b@example.com?subject=c d': 'error link-mailto-inner-space',
  'mailto:A B <a@example.com>': '',
  'mailto:a@example.com%20': '',
  'mailto://a@example.com': 'error link-mailto-slashes',
  'mailto: %2F%2F': 'error link-mailto-slashes',

  'a@example.com': 'error link-mailto-missing',
  'a.b+c%40mail.example.co.uk?subject=d@e': 'error link-mailto-missing',
  'a@example': '',
  '@example.com': '',
  '/a@example.com': '',
  'a@example.com/b': '',
  'logo@2x.png': '',
  'logo@1.5x.webp': '',
  'package@1.2.0.zip': '',
  'team@home.html': '',

  '/s/menu.pdf': '',
  '/s/menu.pdf?format=original': '',
  '/s/': 'warn link-file-name',
  '/s/?a=b': 'warn link-file-name',
  '/s/our menu.pdf': 'warn link-path',
  '/pages/50572708e4b0088c25620136': 'warn link-panel',
  '/pages/50572708E4B0088C25620136?a': 'warn link-panel',
  '/pages/50572708e4b0088c2562013': '',
  '/pages/50572708e4b0088c256201367': '',
  '/pages/our-favourite-recipes-xx': '',
  '/our work': 'warn link-path',
  '/blog//first': 'warn link-path',
  'blog\\first.html': 'warn link-path',
  '/our%20work': '',
  '/web/2020/https://example.com/': '',
  '/web/2020/https:///example.com/': 'warn link-path',
  '/a?b c//d#e f': '',

  'http://https://example.com': 'error link-scheme-twice',
  '//mailto:a@example.com': 'error link-scheme-twice',
  'http://https//example.com': 'error link-scheme-twice',
  'mailto:mailto:a@example.com': 'error link-scheme-twice',
  'http://exam ple.com': 'error link-host-space',
  'http://example.com:99999': 'error link-port',
  'http://[::1': 'error link-host',
  'http://127.0.0.1:8080/a': 'warn link-localhost',
  'http://shop.localhost': 'warn link-localhost',
  'http://my-localhost.example': '',
  'https://http.cat/404': '',
  'https://example.com/?u=https://a.example': '',
  'https://example.com/a%2': 'warn link-percent',
  '/50%-off': 'warn link-percent',
  '/50%25-off?a=%C3%A9': '',
  'file:///a.html': 'error link-file-url',
  'C:\\a.html': 'error link-windows-path',
  '\\\\server\\a.html': 'error link-windows-path',
  '#:~:text=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa':
    '',

  'http:/example.com': 'error link-malformed',
  'https//example.com': 'error link-malformed',
  'www.example.com': 'error link-malformed',
};

describe('a link', () => {
  for (const [href, problems] of Object.entries(cases)) {
    it(`${JSON.stringify(href)}: ${problems || 'is valid'}`, () => assert.equal(problemsOf(href), problems));
  }

  // The limits of the specification, repeated here: a link must be shorter.
  const limits: readonly (readonly [kind: string, beginning: string, limit: number])[] = [
    ['anchor', '#', 100],
    ['tel', 'tel:+', 50],
    ['sms', 'sms:', 1000],
    ['mailto', 'mailto:a@example.com?body=', 1000],
    ['javascript', 'javascript:', 250],
    ['ftp', 'ftp://', 100],
    ['internal', '/', 150],
  ];
  for (const [kind, beginning, limit] of limits) {
    it(`${beginning} may have ${limit - 1} characters and no more`, () => {
      assert.equal(problemsOf(beginning.padEnd(limit - 1, '1')), '');
      assert.equal(problemsOf(beginning.padEnd(limit, '1')), `error link-${kind}-length`);
      assert.deepEqual(checkLink(beginning.padEnd(limit, '1'))[0]?.args, { length: limit, limit });
    });
  }

  it('that is invalid in a URL is reported with its valid form', () => {
    const written = (href: string): unknown => checkLink(href)[0]?.args.written;
    assert.equal(written('/our work//2026'), '/our%20work/2026');
    assert.equal(written('/web//2020/https:///a b\\\\c'), '/web/2020/https://a%20b/c');
    assert.equal(written('a\\b "c".html?d e'), 'a/b%20%22c%22.html');
  });

  it('is checked by its path alone if it leads into this site', () => {
    assert.equal(problemsOf(`/a?${'b'.repeat(500)}`), '');
    assert.equal(problemsOf(`/a#${'b'.repeat(500)}`), '');
    assert.equal(problemsOf(`${'a'.repeat(150)}?b`), 'error link-internal-length');
  });

  it('is checked as browsers parse it', () => {
    assert.equal(problemsOf(' \n tel:+15550100 '), '');
    assert.equal(problemsOf('mail\nto:a@example.com'), '');
  });

  it('never makes the check throw', () => {
    const scheme = fc.constantFrom(
      '',
      '#',
      '/',
      'tel:',
      'sms:',
      'mailto:',
      'javascript:',
      'ftp:',
      'http:',
      'x:',
      '%',
      '%ff',
    );
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary', maxLength: 300 }), (start, rest) => {
        for (const { code, severity } of checkLink(start + rest)) {
          assert.ok(linkCodes.includes(code), code);
          assert.ok(severity === 'error' || severity === 'warn');
        }
      }),
    );
  });
});
