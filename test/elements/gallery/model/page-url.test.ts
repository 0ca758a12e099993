import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { slideIndexOfUrl, slideUrl } from '../../../../elements/gallery/model/page-url.ts';

const page = new URL('https://halden.example/prints/?ref=mail#top');
const address = (slide: { id?: string; url?: string }, collection?: string): string | undefined =>
  slideUrl({ id: undefined, url: undefined, ...slide }, collection, page)?.href;

describe('the URL of a slide', () => {
  it("is the collection's full URL with the slide's URL", () => {
    assert.equal(address({ url: 'far-shore', id: 'a1' }, '/prints'), 'https://halden.example/prints/far-shore');
    assert.equal(address({ url: '/far-shore/' }, '/prints/'), 'https://halden.example/prints/far-shore');
    assert.equal(address({ url: 'far-shore' }, '/'), 'https://halden.example/far-shore');
  });

  it("or with the slide's id in the hash; without a collection, the page's own", () => {
    assert.equal(address({ id: 'a1' }, '/prints'), 'https://halden.example/prints#itemId=a1');
    assert.equal(address({ id: 'a1' }), 'https://halden.example/prints/?ref=mail#itemId=a1');
    assert.equal(address({ url: 'far-shore' }), 'https://halden.example/prints/?ref=mail#itemId=far-shore');
  });

  it('is undefined if the collection has an invalid URL, or the page has none', () => {
    assert.equal(address({ url: 'a' }, '//'), undefined);
    const preview = new URL('about:srcdoc');
    assert.equal(slideUrl({ id: 'a', url: undefined }, '/prints', preview), undefined);
  });

  it('is undefined for a slide without either, and never on another site', () => {
    assert.equal(address({}, '/prints'), undefined);
    assert.equal(address({ url: 'a', id: 'b' }, 'https://elsewhere.example/prints'), undefined);
  });
});

describe('the slide of a URL', () => {
  const slides = [
    { id: 'a1', url: 'far-shore' },
    { id: 'b2', url: undefined },
    { id: undefined, url: 'lee ward' },
  ];

  it('is found by the item id in the hash, or by the path', () => {
    assert.equal(slideIndexOfUrl(slides, new URL('https://halden.example/prints#itemId=b2')), 1);
    assert.equal(slideIndexOfUrl(slides, new URL('https://halden.example/prints/far-shore')), 0);
    assert.equal(slideIndexOfUrl(slides, new URL('https://halden.example/prints')), -1);
    assert.equal(slideIndexOfUrl(slides, new URL('https://halden.example/prints#itemId=zz')), -1);
  });

  it('is the slide that the URL was made for, in any collection and with any characters', () => {
    for (const collection of ['/', '/prints', '/dr%C3%B6m/'])
      for (const url of ['two', '/café/', 'a b', '50%', 'series/two', 'what?', '日本']) {
        const made = slideUrl({ id: undefined, url }, collection, page);
        assert.ok(made);
        assert.equal(
          slideIndexOfUrl(
            [
              { id: undefined, url: 'other' },
              { id: undefined, url },
            ],
            made,
          ),
          1,
          made.href,
        );
      }
  });

  it('is the slide that the URL was made for, whatever its id', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (id) => {
        const made = slideUrl({ id, url: undefined }, '/prints', page);
        assert.ok(made);
        assert.equal(
          slideIndexOfUrl(
            [
              { id: `${id}x`, url: undefined },
              { id, url: undefined },
            ],
            made,
          ),
          1,
        );
      }),
    );
  });
});
