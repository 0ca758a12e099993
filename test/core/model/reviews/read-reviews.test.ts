import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { messages } from '../../../../core/model/reviews/messages.en.ts';
import { readReviews } from '../../../../core/model/reviews/read-reviews.ts';
import { isRating, sortReviews, summarizeRatings } from '../../../../core/model/reviews/review.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const review = { id: 'a', rating: 5, title: 'Good', date: '2026-09-12', isImported: true };
const answer = { aggregate: { counts: [0, 0, 0, 1, 2] }, reviews: [review], page: 2, pageCount: 3 };

const fieldOf = (data: unknown): unknown => {
  const reading = readReviews(data);
  return reading.ok ? undefined : reading.problem.args.field;
};

/** A valid answer in which any part may be replaced by any value. */
const changed = fc
  .tuple(
    fc.constantFrom('aggregate', 'reviews', 'page', 'pageCount', 'id', 'rating', 'text', 'date', 'isImported'),
    fc.anything(),
  )
  .map(([name, value]) =>
    name in answer ? { ...answer, [name]: value } : { ...answer, reviews: [review, { ...review, [name]: value }] },
  );

describe('the reviews of a server', () => {
  it('are read with the summary that their counts have', () => {
    const reading = readReviews(answer);
    assert.ok(reading.ok);
    assert.deepEqual(reading.page.summary, { count: 3, average: 4.7, counts: [0, 0, 0, 1, 2] });
    assert.deepEqual([reading.page.page, reading.page.pageCount], [2, 3]);
    const [first] = reading.page.reviews;
    assert.deepEqual([first?.title, first?.isImported, first?.text], ['Good', true, undefined]);
    assert.equal(first?.date?.toISOString(), '2026-09-12T00:00:00.000Z');
  });

  it('are refused with the name of the first invalid field', () => {
    assert.equal(fieldOf(undefined), 'reviews');
    assert.equal(fieldOf({ ...answer, reviews: {} }), 'reviews');
    assert.equal(fieldOf({ ...answer, aggregate: { counts: [1, 2, 3, 4] } }), 'aggregate.counts');
    assert.equal(fieldOf({ ...answer, aggregate: { counts: [1, 2, 3, 4, -5] } }), 'aggregate.counts');
    const max = Number.MAX_SAFE_INTEGER;
    assert.equal(fieldOf({ ...answer, aggregate: { counts: [max, max, 0, 0, 0] } }), 'aggregate.counts');
    assert.equal(fieldOf({ ...answer, pageCount: '3' }), 'pageCount');
    for (const [name, values] of Object.entries({
      id: ['', 7, undefined],
      rating: [0, 6, 4.5, '5', null, Number.NaN],
      title: [7, {}],
      text: [['a']],
      author: [true],
      date: ['yesterday', 7],
      isImported: ['true', 1],
    }))
      for (const value of values)
        assert.equal(fieldOf({ ...answer, reviews: [review, { ...review, [name]: value }] }), `reviews[1].${name}`);
  });

  it('are read without throwing from any data, and every result is valid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), changed), (data) => {
        const reading = readReviews(data);
        if (!reading.ok) {
          assert.ok(reading.problem.code in messages);
          assert.equal(typeof reading.problem.args.field, 'string');
          return;
        }
        const { summary, reviews, page, pageCount } = reading.page;
        assert.equal(
          summary.count,
          summary.counts.reduce((sum, n) => sum + n, 0),
        );
        assert.ok(summary.count === 0 ? summary.average === 0 : summary.average >= 1 && summary.average <= 5);
        assert.ok(page >= 1 && pageCount >= 1);
        for (const { id, rating, title, text, author, date, isImported } of reviews) {
          assert.ok(id !== '' && isRating(rating) && typeof isImported === 'boolean');
          for (const one of [title, text, author]) assert.ok(one === undefined || typeof one === 'string');
          assert.ok(date === undefined || !Number.isNaN(date.getTime()));
        }
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('are not read from a polluted prototype', () => {
    Object.assign(Object.prototype, { title: 'polluted' });
    try {
      const reading = readReviews({ ...answer, reviews: [{ id: 'a', rating: 1 }] });
      assert.equal(reading.ok && reading.page.reviews[0]?.title, undefined);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'title');
    }
  });
});

describe('ratings', () => {
  it('are summarized with one decimal', () => {
    assert.deepEqual(summarizeRatings([5, 4, 4]), { count: 3, average: 4.3, counts: [0, 0, 0, 2, 1] });
    assert.deepEqual(summarizeRatings([]), { count: 0, average: 0, counts: [0, 0, 0, 0, 0] });
  });

  it('are sorted, and equal ones keep their order', () => {
    const reviews = [3, 5, 1, 5].map((rating, index) => ({ rating, index }));
    const order = (sort: 'newest' | 'highest' | 'lowest') => sortReviews(reviews, sort).map(({ index }) => index);
    assert.deepEqual(
      [order('newest'), order('highest'), order('lowest')],
      [
        [0, 1, 2, 3],
        [1, 3, 0, 2],
        [2, 0, 1, 3],
      ],
    );
  });
});
