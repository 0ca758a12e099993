import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { appendPage, endOf, readResults } from '../../../../elements/search/model/results.ts';
import { segmentsOf } from '../../../../elements/search/model/segments.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const resolve = (url: string): string | undefined => (url.startsWith('/') ? `https://site.example${url}` : undefined);

const read = (data: unknown) => readResults(data, resolve);

const textOf = (text: string, query = ''): string =>
  segmentsOf(text, query)
    .map((segment) => (segment.isMatch ? `[${segment.text}]` : segment.text))
    .join('');

describe('the answer of a search', () => {
  it('is read with its texts, and without results of other sites', () => {
    const reading = read({
      items: [
        { title: ' Leeward ', itemUrl: '/a', collectionDisplayName: 'Prints', excerpt: 'Wind', imageUrl: 'https://x' },
        { title: 7, itemUrl: '/b', excerpt: null },
        { title: 'Elsewhere', itemUrl: 'https://evil.example/' },
        { title: 'None' },
        null,
        'text',
      ],
      totalCount: 10,
    });
    assert.deepEqual(reading, {
      hasRefused: true,
      page: {
        items: [
          { title: 'Leeward', itemUrl: 'https://site.example/a', collectionDisplayName: 'Prints', excerpt: 'Wind' },
          {
            title: 'https://site.example/b',
            itemUrl: 'https://site.example/b',
            collectionDisplayName: '',
            excerpt: '',
          },
        ],
        totalCount: 6,
        page: 0,
        omitted: 4,
      },
    });
  });

  it('is undefined without a list, and never throws', () => {
    for (const data of [undefined, null, [], '{}', { items: {} }, Object.create({ items: [] })])
      assert.equal(read(data), undefined);
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withSparseArray: true }),
        fc.anything(),
        (items, totalCount) => {
          const reading = read({ items, totalCount });
          if (!reading) return;
          const { page } = reading;
          assert.ok(page.totalCount >= page.items.length);
          for (const { itemUrl } of page.items) assert.match(itemUrl, /^https:\/\/site\.example\//);
        },
      ),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('counts at least the results in it', () => {
    for (const totalCount of [-1, 0, 1.5, '9', undefined, 2 ** 60])
      assert.equal(read({ items: [{ itemUrl: '/a' }, { itemUrl: '/b' }], totalCount })?.page.totalCount, 2);
  });

  it('has each result once', () => {
    const reading = read({ items: ['/a', '/b', '/a'].map((itemUrl) => ({ itemUrl })), totalCount: 3 });
    assert.deepEqual(
      reading?.page.items.map(({ itemUrl }) => itemUrl.slice(-1)),
      ['a', 'b'],
    );
    assert.deepEqual([reading?.page.totalCount, reading?.hasRefused], [2, false]);
  });

  it('has at most 200 results, unless the caller has counted them', () => {
    const items = Array.from({ length: 300 }, (_, index) => ({ itemUrl: `/${index}` }));
    assert.equal(read({ items })?.page.items.length, 200);
    assert.equal(readResults({ items }, resolve, 2, Infinity)?.page.items.length, 300);
  });

  it('ends when a page adds no result, whatever the server counts', () => {
    const pageOf = (urls: readonly string[], totalCount: number) => {
      const reading = read({ items: urls.map((itemUrl) => ({ itemUrl })), totalCount });
      assert.ok(reading);
      return reading.page;
    };
    const first = pageOf(['/a', 'https://evil.example/'], 4);
    assert.equal(first.totalCount, 3);
    const second = appendPage(first, pageOf(['/b', 'javascript:1'], 4));
    assert.deepEqual([second.totalCount, second.items.length, second.omitted], [2, 2, 2]);
    assert.equal(appendPage(first, pageOf(['/a'], 100)).totalCount, 1);
    assert.equal(pageOf(['https://evil.example/'], 100).totalCount, 0);
    assert.equal(endOf(pageOf(['/a'], 100)).totalCount, 1);
  });

  it('is appended without duplicates', () => {
    const [first, second] = [
      ['/a', '/b'],
      ['/b', '/c'],
    ].map((urls) => read({ items: urls.map((itemUrl) => ({ itemUrl })) }));
    assert.ok(first && second);
    const all = appendPage(first.page, { ...second.page, page: 1 });
    assert.deepEqual([all.items.map(({ itemUrl }) => itemUrl.slice(-1)), all.page], [['a', 'b', 'c'], 1]);
  });
});

describe('the matches in a text', () => {
  it('are those that the server has marked', () => {
    assert.equal(textOf('The <em>wind</em> &amp; <EM>lee</EM>', 'the'), 'The [wind] & [lee]');
    assert.equal(textOf('<p>One<br>two</p>'), ' One two ');
  });

  it('are the parts of the query otherwise, the longest first, in any case', () => {
    assert.equal(textOf('Leeward sleet', 'LEE'), '[Lee]ward s[lee]t');
    assert.equal(textOf('leeward', 'lee leeward'), '[leeward]');
    assert.equal(textOf('a+b (c) $d \\e', '+b (c) $d \\e'), 'a[+b] [(c)] [$d] [\\e]');
  });

  it('are shown as text, whatever markup is in it', () => {
    for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<em', '</b>', '&lt;b&gt; &#x3c;'])
      assert.equal(textOf(text), text.replace('&lt;b&gt;', '<b>'));
  });

  it('keep all text of any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
        const plain = segmentsOf(text, '').map((segment) => segment.text);
        const marked = segmentsOf(text, query).map((segment) => segment.text);
        assert.equal(marked.join(''), plain.join(''));
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
