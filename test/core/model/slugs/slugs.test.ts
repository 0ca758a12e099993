import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { blogUrl, blogUrlProblems } from '../../../../core/model/slugs/blog-url.ts';
import { isPageUrl, pageUrlProblems } from '../../../../core/model/slugs/page-url.ts';
import { slug, slugPath, textFilters } from '../../../../core/model/slugs/slug.ts';

const any = fc.string({ unit: 'binary', maxLength: 40 });

describe('a slug', () => {
  const cases: Readonly<Record<string, string>> = {
    'Meet the Amazing Sponsors!': 'meet-the-amazing-sponsors',
    'Halden.pl - online shop': 'haldenpl-online-shop',
    'SAVE THE DATE: 10 - 11th': 'save-the-date-10-11th',
    '  Café Ümlaut  ': 'cafe-umlaut',
    'a/b': 'ab',
    snake_case: 'snakecase',
    'Привет, мир': 'привет-мир',
    '日本語 ガ': '日本語-ガ',
    '---': '',
    '': '',
  };
  for (const [title, expected] of Object.entries(cases)) {
    it(`of "${title}" is "${expected}"`, () => assert.equal(slug(title), expected));
  }

  it('of a slug is the same, and is valid in a URL', () => {
    fc.assert(
      fc.property(any, (title) => {
        const once = slug(title);
        assert.equal(slug(once), once);
        assert.match(once, /^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u);
        assert.ok(once === '' || isPageUrl(once));
      }),
    );
  });

  it('of a path keeps its slashes, single', () => {
    assert.equal(slugPath('/Our Work//New-/ -Things'), '/our-work/new/things');
    fc.assert(
      fc.property(any, (path) => {
        assert.equal(slugPath(slugPath(path)), slugPath(path));
        assert.doesNotMatch(slugPath(path), /\/\//);
      }),
    );
  });
});

describe('a text filter', () => {
  it('keeps a trailing hyphen during typing', () => assert.equal(textFilters['url-slug']('New '), 'new-'));

  it('removes slashes, or collapses them', () => {
    assert.equal(textFilters['url-slug']('A//B c'), 'ab-c');
    assert.equal(textFilters['url-slug-with-slash']('A//B c/'), 'a/b-c/');
  });

  it('does not change its own output', () => {
    for (const filter of Object.values(textFilters)) {
      fc.assert(fc.property(any, (text) => assert.equal(filter(filter(text)), filter(text))));
    }
  });
});

describe('the URL of a blog post', () => {
  const post = { year: 2026, month: 3, day: 7, title: 'Hello, World!' };

  it('is made of year, month, day and title', () => {
    assert.equal(blogUrl('/blog/%y/%m/%d/%t', post), '/blog/2026/3/7/hello-world');
    assert.equal(blogUrl('%t', post), 'hello-world');
  });

  it('has no double slashes, and no unknown tokens', () => {
    assert.equal(blogUrl('/%y//%x/%t', post), '/2026/hello-world');
    assert.equal(blogUrl('/%y/%t', { ...post, title: '$&' }), '/2026/');
  });

  it('allows no other tokens', () => {
    const found = (format: string): unknown[] => blogUrlProblems(format).map(({ args }) => args.val);
    assert.deepEqual(found('/%y/%m/%d/%t'), []);
    assert.deepEqual(found('/%Y/%t'), ['%Y']);
    assert.deepEqual(found('/%x%%'), ['%x', '%%']);
    assert.deepEqual(found('/%'), ['%']);
    assert.deepEqual(blogUrlProblems('%h')[0]?.args, { val: '%h', accepted: '%y, %m, %d, %t' });
  });

  it('never has a double slash, and contains the value of every allowed token', () => {
    const part = fc.oneof(fc.constantFrom('/', '%y', '%m', '%d', '%t', '%', '%q'), any);
    fc.assert(
      fc.property(fc.array(part), any, (parts, title) => {
        const url = blogUrl(parts.join(''), { ...post, title });
        assert.doesNotMatch(url, /\/\/|%/);
      }),
    );
  });
});

describe('a page URL', () => {
  for (const fine of [
    '/',
    'about',
    '/2026/3/7/hello-world.html',
    '/a_b',
    '/café',
    '/a%20b',
    '/web/https://example.com/',
  ])
    it(`may be ${fine}`, () => assert.deepEqual(pageUrlProblems(fine), []));
  for (const wrong of ['', '/a b', '/a//b', '//b', '/https:///b', '/a\\b', '/a?b', '/a#b', '/<a>', '/a\n'])
    it(`is not ${JSON.stringify(wrong)}`, () => assert.equal(pageUrlProblems(wrong)[0]?.code, 'page-url'));
  it('suggests a valid path', () => assert.equal(pageUrlProblems('/My Page')[0]?.args.slug, '/my-page'));
});
