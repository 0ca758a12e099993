/** The search at the mock: for scripts and as a page, in each scenario. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { readResults } from '../../../../elements/search/model/results.ts';

const path = '/api/search/GeneralSearch';

function visitor(scenario?: string) {
  const { app } = createMock({}, scenario ? { scenario } : {});
  return {
    get: async (query: string) => {
      const answer = await app.request(`${path}?${query}`);
      return { status: answer.status, data: await answer.json() };
    },
    page: async (query: string) => (await app.request(`/search?${query}`)).text(),
  };
}

const titles = (data: { readonly items: readonly { readonly title: string }[] }): readonly string[] =>
  data.items.map(({ title }) => title);

describe('the search', () => {
  it('finds pages that contain all parts of the query, with marked matches', async () => {
    const { get } = visitor();
    const { data } = await get('q=WIND%20leeward');
    assert.deepEqual(titles(data), [
      '<em>Leeward</em>, small print',
      '<em>Leeward</em>, large print',
      '<em>Leeward</em>, framed print',
      'Five days of <em>wind</em>',
    ]);
    assert.match((await get('q=buoy')).data.items[0].excerpt, /one <em>buoy<\/em> &amp; a ruler/);
    assert.deepEqual(
      [(await get('q=')).data, (await get('q=nothing-like-it')).data],
      [
        { items: [], totalCount: 0 },
        { items: [], totalCount: 0 },
      ],
    );
    assert.equal((await get('size=5')).status, 400);
  });

  it('is split into pages, whose results have different URLs', async () => {
    const { get } = visitor();
    const pages = await Promise.all([0, 1, 2].map((p) => get(`q=print&p=${p}&size=8`)));
    const urls = pages.flatMap(({ data }) => data.items.map(({ itemUrl }: { itemUrl: string }) => itemUrl));
    assert.equal(urls.length, pages[0]?.data.totalCount);
    assert.equal(new Set(urls).size, urls.length);
  });

  it('is a page too, with the query in its field', async () => {
    const text = await visitor().page('q=buoy%20%22%3Cb%3E');
    assert.match(text, /<input type="search" name="q" value="buoy &quot;&lt;b&gt;">/);
    assert.match(text, /No results for “buoy &quot;&lt;b&gt;”/);
    assert.match(
      await visitor().page('q=buoy'),
      /1 result for “buoy”.*\n?.*<a href="\/halden\/journal-leeward\.html">Five days of wind<\/a>/,
    );
    assert.match(await visitor().page(''), /<h1>Search<\/h1>/);
  });

  it('finds nothing, fails or is hostile in its scenarios', async () => {
    assert.deepEqual((await visitor('search-empty').get('q=leeward')).data, { items: [], totalCount: 0 });
    const failed = await createMock({}, { scenario: 'search-failed' }).app.request(`${path}?q=leeward`);
    assert.equal(failed.status, 503);
    const { data } = await visitor('search-hostile').get('q=leeward');
    const reading = readResults(data, (url) => (/^\/\w/.test(url) ? url : undefined));
    assert.deepEqual([reading?.hasRefused, reading?.page.items.length], [true, 1]);
    assert.doesNotMatch(await visitor('search-hostile').page('q=leeward'), /<script>alert|href="javascript|<img/);
  });
});
