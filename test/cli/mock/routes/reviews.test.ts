/** Reviews at the mock: read by page and order, and sent once, with and without script. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { readReviews } from '../../../../core/model/reviews/read-reviews.ts';

const path = '/api/commerce/reviews';
const productId = '64f1c0de5a1e7a0b2c3d4f01';

function visitor(scenario?: string) {
  const { app } = createMock({}, scenario ? { scenario } : {});
  return {
    get: async (query: string, where = path) => {
      const answer = await app.request(`${where}?${query}`);
      return { status: answer.status, data: await answer.json() };
    },
    send: async (review: object) => {
      const answer = await app.request(path, { method: 'POST', body: JSON.stringify(review) });
      const text = await answer.text();
      return { status: answer.status, data: text === '' ? undefined : JSON.parse(text) };
    },
    navigate: (fields: Record<string, string>) =>
      app.request(path, {
        method: 'POST',
        headers: { accept: 'text/html,*/*' },
        body: new URLSearchParams(fields),
      }),
  };
}

const ratings = (data: { readonly reviews: readonly { readonly rating: number }[] }): readonly number[] =>
  data.reviews.map(({ rating }) => rating);

describe('the reviews of a product', () => {
  it('are returned newest first, with a summary of all', async () => {
    const { data } = await visitor().get(`productId=${productId}&pageSize=3`);
    assert.deepEqual([ratings(data), data.page, data.pageCount], [[5, 4, 5], 1, 3]);
    assert.deepEqual(data.aggregate, { count: 8, average: 4.1, counts: [0, 1, 1, 2, 4] });
    assert.equal(readReviews(data).ok, true);
  });

  it('are sorted by rating and split into pages', async () => {
    const { get } = visitor();
    const all = `productId=${productId}&pageSize=5`;
    assert.deepEqual(ratings((await get(`${all}&sort=lowest`)).data), [2, 3, 4, 4, 5]);
    assert.deepEqual(ratings((await get(`${all}&sort=highest&page=2`)).data), [4, 3, 2]);
    assert.deepEqual((await get(`${all}&page=3`)).data.reviews, []);
  });

  it('can be those of the shop or the imported ones', async () => {
    const { get } = visitor();
    const imported = await get(`productId=${productId}&source=imported`);
    assert.deepEqual([imported.data.aggregate.count, imported.data.reviews[0].isImported], [2, true]);
    assert.equal((await get(`productId=${productId}&source=native`)).data.aggregate.count, 6);
  });

  it('have a summary without the list', async () => {
    const { data } = await visitor().get(`productId=${productId}`, `${path}/aggregate`);
    assert.deepEqual(data, { count: 8, average: 4.1, counts: [0, 1, 1, 2, 4] });
  });

  it('are none for a product without reviews', async () => {
    const { data } = await visitor().get('productId=other');
    assert.deepEqual([data.aggregate.count, data.aggregate.average, data.pageCount], [0, 0, 1]);
  });

  it('are not returned for a query without a product, or with an unknown order', async () => {
    const { get } = visitor();
    assert.equal((await get('')).status, 400);
    assert.equal((await get(`productId=${productId}&sort=oldest`)).status, 400);
    assert.equal((await get(`productId=${productId}&page=0`)).status, 400);
  });
});

describe('a new review', () => {
  it('is the first in the list, without the token of its request', async () => {
    const { get, send } = visitor();
    const { status, data } = await send({
      productId,
      rating: 2,
      text: 'Too grey.',
      author: 'Lea',
      token: 'a',
      key: 'b',
    });
    assert.equal(status, 201);
    assert.deepEqual([data.review.rating, data.review.isImported], [2, false]);
    const [first] = (await get(`productId=${productId}`)).data.reviews;
    assert.deepEqual(first, data.review);
    assert.deepEqual([first.token, first.key], [undefined, undefined]);
  });

  it('is saved once for all calls with the same key', async () => {
    const { get, send } = visitor();
    const review = { productId, rating: 5, token: 'a', key: 'b' };
    const answers = await Promise.all([send(review), send(review)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201],
    );
    assert.equal((await get(`productId=${productId}`)).data.aggregate.count, 9);
  });

  it('needs a rating from 1 to 5', async () => {
    const { get, send } = visitor();
    assert.deepEqual(await send({ productId }), {
      status: 400,
      data: { code: 'review-rating-missing', error: 'Please select a star rating' },
    });
    for (const rating of [0, 6, 4.5, '5.0', 'five'])
      assert.equal((await send({ productId, rating })).data.code, 'review-rating-invalid');
    assert.equal((await get(`productId=${productId}`)).data.aggregate.count, 8);
  });

  it('is refused after its request has expired, for a reviewed purchase, and for an unknown product', async () => {
    const { send } = visitor();
    const review = { productId, rating: 5, token: 'a', key: '1' };
    assert.equal((await send(review)).status, 201);
    const refusals = [
      await send({ ...review, key: '2' }),
      await send({ ...review, token: 'expired' }),
      await send({ ...review, productId: 'other' }),
    ];
    assert.deepEqual(
      refusals.map(({ status, data }) => [status, data.error]),
      [
        [409, 'You have already reviewed this purchase'],
        [410, 'Your review request has expired'],
        [404, 'There are no products to review'],
      ],
    );
  });

  it('leads a form without script to a page, only of this site', async () => {
    const { get, navigate } = visitor();
    const sent = async (fields: Record<string, string>) => {
      const { status, headers } = await navigate({ productId, rating: '4', ...fields });
      return [status, headers.get('location')];
    };
    assert.deepEqual(await sent({}), [303, '/commerce/review-sent']);
    assert.deepEqual(await sent({ returnTo: '/leeward?reviewed#reviews' }), [303, '/leeward?reviewed#reviews']);
    assert.notEqual((await sent({ returnTo: '//elsewhere.example' }))[1], '//elsewhere.example');
    assert.equal((await get(`productId=${productId}`)).data.aggregate.count, 11);
  });

  it('shows the reason of a refusal to a form without script', async () => {
    const answer = await visitor().navigate({ productId });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /<p>Please select a star rating<\/p>/);
  });

  it('fails in the scenario review-failed, in which reviews are still shown', async () => {
    const { get, send } = visitor('review-failed');
    assert.equal((await send({ productId, rating: 5 })).status, 503);
    assert.equal((await get(`productId=${productId}`)).status, 200);
  });
});
