import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addressFor,
  everything,
  hasOtherFields,
  isMatch,
  isSameOrder,
  keyOf,
  parseSort,
  queryIn,
} from '../../../../elements/list/model/list-query.ts';
import { groupsIn, listPath, normalize } from '../../../../elements/list/model/list-url.ts';

describe('the filters in a URL', () => {
  it('are parameters or folders, in any letter case, and never in the fragment', () => {
    assert.deepEqual(groupsIn('?tag=Fine+Art&category=prints&tag=%C3%98st'), {
      tag: ['fine-art', 'øst'],
      category: ['prints'],
    });
    assert.deepEqual(groupsIn('/journal/Tag/fine_art/?page=2'), { tag: ['fine-art'], category: [] });
    assert.deepEqual(groupsIn('../category/prints'), { tag: [], category: ['prints'] });
    for (const url of ['?tag=', '/journal#/tag/wind', '/tags', '?vintage=a', '/category/', '?tag=+', '']) {
      assert.deepEqual(groupsIn(url), { tag: [], category: [] }, url);
    }
  });

  it('may be invalid escapes', () => {
    assert.deepEqual(groupsIn('?tag=100%').tag, ['100%']);
    assert.equal(normalize('  Fine – Art_1 '), 'fine-–-art-1');
  });

  it('have equal keys in any order', () => {
    const one = queryIn(new URL('https://a.example/?tag=a&tag=b&sort=price'));
    const other = queryIn(new URL('https://a.example/tag/b?tag=a&sort=price-asc'));
    assert.equal(keyOf(one), keyOf(other));
    assert.notEqual(keyOf(one), keyOf({ ...one, sort: '' }));
  });

  it('have the name of an order that only the server knows', () => {
    const popular = queryIn(new URL('https://a.example/?sort=Popular'));
    assert.equal(popular.sort, 'Popular');
    assert.notEqual(keyOf(popular), keyOf(everything));
    assert.deepEqual([isSameOrder('newest', 'date'), isSameOrder('popular', 'price')], [true, false]);
  });

  it('leave the path of the whole list', () => {
    const paths = [
      '/journal/tag/wind',
      '/journal/category/a/tag/b/',
      '/journal/page/2',
      '/journal/',
      '/',
      '/tags/wind',
    ];
    const read = (path: string): string => listPath(new URL(path, 'https://a.example'));
    assert.deepEqual(paths.map(read), ['/journal', '/journal', '/journal', '/journal', '', '/tags/wind']);
  });

  it('match items with one value of each', () => {
    const item = { tag: ['wind'], category: ['prints'] };
    assert.equal(isMatch(item, { tag: ['water', 'wind'], category: [] }), true);
    assert.equal(isMatch(item, { tag: ['wind'], category: ['studio'] }), false);
    assert.equal(isMatch(item, { tag: [], category: [] }), true);
  });
});

describe('the order in a URL', () => {
  it('has a direction', () => {
    const read = (text: string): string => {
      const { by, isDescending } = parseSort(text) ?? {};
      return by ? `${by} ${isDescending ? 'down' : 'up'}` : '';
    };
    const texts = [
      'date',
      'Newest',
      'oldest',
      'date-asc',
      'title',
      '-title',
      'price',
      'price_desc',
      'featured',
      '',
      'constructor',
    ];
    assert.deepEqual(texts.map(read), [
      'date down',
      'date down',
      'date up',
      'date up',
      'title up',
      'title down',
      'price up',
      'price down',
      '',
      '',
      '',
    ]);
  });
});

describe('the URL of a filtered page', () => {
  const page = new URL('https://a.example/blog/list.html?token=1&tag=old&pages=3#part');
  const address = (href: string): string => {
    const link = new URL(href, page);
    return addressFor(link, page, queryIn(link), 'pages');
  };

  it('is that of the link in the same folder', () => {
    assert.equal(address('other.html?tag=wind'), 'https://a.example/blog/other.html?tag=wind');
    assert.equal(address('?tag=wind'), 'https://a.example/blog/list.html?tag=wind');
  });

  it('is the page with parameters otherwise', () => {
    assert.equal(
      address('/tag/Fine+Art?sort=price'),
      'https://a.example/blog/list.html?token=1&tag=fine-art&sort=price',
    );
    assert.equal(address('/'), 'https://a.example/blog/list.html?token=1');
  });

  it('has fields of the server only if the page does not have them', () => {
    const has = (query: string): boolean => hasOtherFields(new URL(query, page), page, 'pages');
    assert.deepEqual(['?tag=a&sort=b&pages=2&page=1', '?token=1', '?token=2', '?q=wind', '?q='].map(has), [
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});
