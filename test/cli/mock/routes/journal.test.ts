/** The journal at the mock: filtered, sorted and in pages. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';

const { app } = createMock({}, {});

async function journal(
  query: string,
): Promise<{ readonly titles: readonly string[]; readonly next: string | undefined }> {
  const text = await (await app.request(`/mock/journal${query}`)).text();
  const titles = [...text.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title = '']) => title);
  return { titles, next: /rel="next" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') };
}

describe('the journal', () => {
  it('has pages of eight posts, which the links to the next page connect', async () => {
    const found: string[] = [];
    let query: string | undefined = '';
    for (let page = 1; query !== undefined; page += 1) {
      const { titles, next } = await journal(query);
      assert.equal(titles.length, page < 3 ? 8 : 4);
      found.push(...titles);
      query = next?.slice('/mock/journal'.length);
    }
    assert.equal(new Set(found).size, 20);
  });

  it('is filtered by tag and category, and sorted', async () => {
    assert.equal((await journal('?tag=WIND')).titles.length, 4);
    const { titles, next } = await journal('?category=series&sort=title');
    assert.deepEqual(titles, [...titles].sort());
    assert.equal(next, '/mock/journal?category=series&sort=title&page=2');
    assert.equal((await journal('?sort=oldest')).titles[0], 'A storm in forty lines');
    assert.equal((await journal('?tag=none')).titles.length, 0);
  });
});
