/** `<site-reviews>` as visitors read it. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import {
  clear,
  markup,
  newSession,
  part,
  parts,
  place,
  productId,
  rows,
  scenario,
  seenReviews,
  serverRatings,
  shows,
  sortBy,
} from './reviews.ts';

beforeEach(newSession);
afterEach(clear);

const ofServer = `product-id="${productId}" page-size="3" lang="en"`;
const fallback = '<p>Read the <a href="#reviews">reviews</a></p>';

const firstPage = (placed: ReturnType<typeof place>): Promise<unknown> =>
  eventually('the first page', () => serverRatings(placed).join('') === '545');

describe('reviews in the markup', () => {
  it('have an average, as a number and as stars with a text alternative', async () => {
    const placed = place(markup);
    expect(part(placed, 'average').textContent).to.equal('3.5');
    await expectAccessible(part(placed, 'stars'), { role: 'image', name: '3.5 out of 5 stars' });
  });

  it('have a histogram as text', () => {
    expect(rows(place(markup))).to.deep.equal([
      '5 stars: 2 reviews',
      '4 stars: 0 reviews',
      '3 stars: 1 review',
      '2 stars: 0 reviews',
      '1 star: 1 review',
    ]);
  });

  it('are sorted by the order that the visitor selects, and stay where they are without one', async () => {
    const placed = place(markup);
    expect(seenReviews(placed)).to.deep.equal(['Review 1', 'Review 2', 'Review 3', 'Review 4']);
    expect(placed.element.querySelectorAll('[slot]')).to.have.length(0);
    // Engines differ in the role of a closed list.
    expect((part(placed, 'sort') as HTMLSelectElement).labels[0]?.textContent).to.equal('Sort by');
    sortBy(placed, 'highest');
    await eventually('the order', () => seenReviews(placed).join() === 'Review 2,Review 4,Review 1,Review 3');
    expect(placed.element.sort).to.equal('highest');
    sortBy(placed, 'lowest');
    await eventually('the other order', () => seenReviews(placed).join() === 'Review 3,Review 1,Review 2,Review 4');
    sortBy(placed, 'newest');
    await eventually('the markup', () => placed.element.querySelectorAll('[slot]').length === 0);
  });

  it('are split into pages of the declared size', async () => {
    const placed = place(markup, 'page-size="3" lang="en"');
    await eventually('three reviews', () => seenReviews(placed).length === 3);
    await click(part(placed, 'more'));
    await eventually('all reviews', () => seenReviews(placed).length === 4);
    expect(parts(placed, 'more')).to.have.length(0);
    const last = placed.element.querySelectorAll('article')[3];
    await eventually('the focus', () => document.activeElement === last);
    placed.element.remove();
    await eventually('the markup as it was', () => !last?.hasAttribute('tabindex'));
  });

  it('follow the markup: a new review is counted', async () => {
    const placed = place(markup);
    placed.element.insertAdjacentHTML('afterbegin', '<article data-review="5"><p>Review 0</p></article>');
    await eventually('the histogram', () => rows(placed)[0] === '5 stars: 3 reviews');
  });

  it('are shown but not counted without a valid rating', () => {
    const placed = place(`${markup}<article data-review="7"><p>Review 5</p></article>`);
    expect(seenReviews(placed)).to.have.length(4 + 1);
    expect(part(placed, 'average').textContent).to.equal('3.5');
  });

  it('are only those of the shop if imported ones are switched off', async () => {
    const imported = '<article data-review="1" data-imported><p>Imported</p></article>';
    const placed = place(markup + imported, 'imported-reviews="false" lang="en"');
    await eventually('the reviews of the shop', () => !seenReviews(placed).includes('Imported'));
    expect(seenReviews(placed)).to.have.length(4);
    expect(rows(placed).at(-1)).to.equal('1 star: 1 review');
  });
});

describe('reviews of the server', () => {
  it('replace the markup when they arrive, with the summary of all', async () => {
    const placed = place(fallback, ofServer);
    expect(placed.element.querySelector('p')?.checkVisibility()).to.equal(true);
    await firstPage(placed);
    expect(placed.element.querySelector('p')?.assignedSlot).to.equal(null);
    expect(part(placed, 'average').textContent).to.equal('4.1');
    expect(rows(placed)[0]).to.equal('5 stars: 4 reviews');
    expect(part(placed, 'review').textContent).to.include('IngridSep 12, 2026');
  });

  it('are loaded page by page, and the last page gets the focus', async () => {
    const placed = place(fallback, ofServer);
    await firstPage(placed);
    await click(part(placed, 'more'));
    await eventually('six reviews', () => serverRatings(placed).join('') === '545352');
    part(placed, 'more').focus();
    await click(part(placed, 'more'));
    await eventually('eight reviews', () => serverRatings(placed).join('') === '54535245');
    expect(parts(placed, 'more')).to.have.length(0);
    await eventually('the focus', () => placed.element.shadowRoot?.activeElement === parts(placed, 'review')[6]);
    expect(parts(placed, 'imported')).to.have.length(2);
  });

  it('are requested in the order that the visitor selects', async () => {
    const placed = place(fallback, ofServer);
    await firstPage(placed);
    sortBy(placed, 'lowest');
    await eventually('the order', () => serverRatings(placed).join('') === '234');
  });

  it('are only those of the shop if imported ones are switched off', async () => {
    const placed = place(fallback, `${ofServer} imported-reviews="false"`);
    await eventually('the summary', () => rows(placed)[0] === '5 stars: 3 reviews');
  });

  it('are shown as text, whatever they contain', async () => {
    const review = { productId, rating: 5, text: '<img src=x onerror="document.title = 1"><b>bold</b>' };
    await fetch('/api/commerce/reviews', { method: 'POST', body: JSON.stringify(review) });
    const placed = place(fallback, ofServer);
    await eventually('the review', () => part(placed, 'review').textContent?.includes('<b>bold</b>'));
    expect(placed.element.shadowRoot?.querySelector('img, b')).to.equal(null);
  });

  it('keep the markup of the author if they cannot be loaded, and are loaded by Try again', async () => {
    scenario('offline');
    const placed = place(fallback, ofServer);
    await shows(placed, 'Unable to load. Try again.');
    expect(placed.element.querySelector('p')?.checkVisibility()).to.equal(true);
    newSession();
    await click(part(placed, 'retry'));
    await firstPage(placed);
    expect(parts(placed, 'retry')).to.have.length(0);
  });

  it('are described as none for a product without reviews', async () => {
    const placed = place(fallback, 'product-id="64f1c0de5a1e7a0b2c3d4f02" lang="en"');
    await eventually('the text', () => placed.element.shadowRoot?.textContent?.includes('No reviews yet.'));
    expect(parts(placed, 'sort')).to.have.length(0);
  });
});
