/** The form of `<site-reviews>`: a review is sent once, and nothing that the visitor typed is lost. */
import { expect } from '@open-wc/testing';
import type { ReviewDetail } from '../../../elements/reviews/contract.ts';
import { setCookie } from '../../support/cookies.ts';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import {
  clear,
  endScenario,
  find,
  form,
  newSession,
  type Placed,
  part,
  parts,
  place,
  productId,
  rows,
  scenario,
  serverRatings,
  shows,
} from './reviews.ts';

beforeEach(newSession);
afterEach(clear);

const thanks = 'Thank you. Your review was sent.';

const radio = (placed: Placed, rating: number): HTMLInputElement => find(placed, `[value="${rating}"]`);
const button = (placed: Placed): HTMLElement => find(placed, 'button');

/** Selects the stars and types a text. */
function fill(placed: Placed, rating = 4): void {
  radio(placed, rating).click();
  find<HTMLTextAreaElement>(placed, 'textarea').value = 'Good paper.';
}

const savedReviews = async (): Promise<readonly { readonly text?: string; readonly rating: number }[]> => {
  const { reviews } = await (await fetch(`/api/commerce/reviews?productId=${productId}`)).json();
  return reviews.filter(({ text }: { text?: string }) => text === 'Good paper.');
};

describe('the form for a review', () => {
  it('sends the rating that the visitor selects by keys, and thanks in its place', async () => {
    const placed = place(form());
    radio(placed, 1).focus();
    for (let stars = 1; stars < 4; stars += 1) await press('ArrowRight');
    find<HTMLTextAreaElement>(placed, 'textarea').value = 'Good paper.';
    button(placed).focus();
    await press('Enter');
    await shows(placed, thanks);
    expect(await savedReviews()).to.have.length(1);
    expect((await savedReviews())[0]?.rating).to.equal(4);
    expect(placed.events).to.deep.equal(['site-review', 'site-reviewed']);
    expect(find<HTMLElement>(placed, 'form').checkVisibility()).to.equal(false);
    expect(placed.element.shadowRoot?.activeElement).to.equal(part(placed, 'status'));
  });

  it('is a group of radio buttons with the name of the author', async () => {
    const placed = place(form());
    await expectAccessible(find<HTMLElement>(placed, 'fieldset'), { role: 'group', name: 'Your rating' });
    await expectAccessible(radio(placed, 3), { role: 'radio', name: '3' });
  });

  it('requires a rating, in the words of the specification', async () => {
    const placed = place(form());
    await click(button(placed));
    await shows(placed, 'Please select a star rating');
    expect(document.activeElement).to.equal(radio(placed, 1));
    await click(radio(placed, 2));
    await shows(placed, '');
    await click(button(placed));
    await shows(placed, thanks);
  });

  it('requires a rating also if the markup does not', async () => {
    const placed = place(form().replaceAll(' required', ''));
    await click(button(placed));
    await shows(placed, 'Please select a star rating');
    expect(placed.events).to.deep.equal([]);
  });

  it('sends once when the visitor submits twice', async () => {
    const placed = place(form());
    fill(placed);
    button(placed).click();
    button(placed).click();
    await shows(placed, thanks);
    expect(placed.events).to.deep.equal(['site-review', 'site-reviewed']);
    expect(await savedReviews()).to.have.length(1);
  });

  it('keeps all that was typed after a failure, and sends it by Try again', async () => {
    const placed = place(form());
    fill(placed);
    scenario('review-failed');
    button(placed).click();
    await shows(placed, 'Try submitting your review again');
    expect([find<HTMLTextAreaElement>(placed, 'textarea').value, radio(placed, 4).checked]).to.deep.equal([
      'Good paper.',
      true,
    ]);
    expect(placed.events).to.deep.equal(['site-review', 'site-review-failed']);
    endScenario();
    await click(part(placed, 'retry'));
    await shows(placed, thanks);
    expect(await savedReviews()).to.have.length(1);
  });

  for (const [name, message] of Object.entries({
    'review-request-expired': 'Your review request has expired',
    'already-reviewed': 'You have already reviewed this purchase',
    'no-products-to-review': 'There are no products to review',
  }))
    it(`shows "${message}" in the scenario ${name}, without Try again`, async () => {
      const placed = place(form());
      fill(placed);
      scenario(name);
      button(placed).click();
      await shows(placed, message);
      expect(parts(placed, 'retry')).to.have.length(0);
      expect(find<HTMLTextAreaElement>(placed, 'textarea').value).to.equal('Good paper.');
    });

  it('sends the token of the review request, of the attribute or of the page', async () => {
    const details: ReviewDetail[] = [];
    const placed = place(form(), 'token="expired" lang="en"');
    placed.element.addEventListener('site-review', ({ detail }) => details.push(detail));
    fill(placed);
    button(placed).click();
    await shows(placed, 'Your review request has expired');
    expect(details.map(({ review }) => review)).to.deep.equal([
      { productId, rating: 4, fields: { text: 'Good paper.', token: 'expired' } },
    ]);
  });

  it('is not sent if a listener cancels the event', async () => {
    const placed = place(form());
    placed.element.addEventListener('site-review', (event) => event.preventDefault());
    fill(placed);
    button(placed).click();
    expect(placed.events).to.deep.equal(['site-review']);
    expect(await savedReviews()).to.have.length(0);
  });

  it('leaves other forms of the page alone', () => {
    const placed = place('<form><label>Name <input name="name"></label><button>Search</button></form>');
    button(placed).click();
    expect(placed.events).to.deep.equal(['submit']);
  });

  it('is hidden where the shop accepts no reviews', () => {
    const placed = place(form(), 'native-reviews="false" lang="en"');
    expect(find<HTMLElement>(placed, 'form').checkVisibility()).to.equal(false);
  });

  it('is shown again where the shop accepts reviews again, and for another product after one was sent', async () => {
    const placed = place(form(), `product-id="${productId}" native-reviews="false" lang="en"`);
    const node = find<HTMLElement>(placed, 'form');
    expect(node.checkVisibility()).to.equal(false);
    placed.element.nativeReviews = true;
    await eventually('the form', () => node.checkVisibility());
    fill(placed);
    button(placed).click();
    await eventually('the thanks', () => !node.checkVisibility());
    placed.element.productId = '64f1c0de5a1e7a0b2c3d4f02';
    await eventually('the form of the other product', () => node.checkVisibility());
  });

  it('stays open for another product that is shown while a review is sent', async () => {
    const placed = place(form(), `product-id="${productId}" page-size="3" lang="en"`);
    await eventually('the reviews', () => serverRatings(placed).join('') === '545');
    fill(placed);
    setCookie('__mock=delay=300');
    button(placed).click();
    placed.element.productId = '64f1c0de5a1e7a0b2c3d4f02';
    await eventually('the review is saved', () => placed.events.includes('site-reviewed'));
    await frames(3);
    expect(find<HTMLElement>(placed, 'form').checkVisibility()).to.equal(true);
    expect(parts(placed, 'status')).to.deep.equal([]);
  });

  it('that the author has hidden stays hidden', async () => {
    const placed = place(form().replace('<form', '<form hidden'), 'native-reviews="false" lang="en"');
    placed.element.nativeReviews = true;
    await eventually('the state', () => placed.element.matches(':not([native-reviews="false"])'));
    expect(find<HTMLElement>(placed, 'form').hidden).to.equal(true);
  });

  it('adds the review to the list of the server', async () => {
    const placed = place(form(), `product-id="${productId}" page-size="3" lang="en"`);
    await eventually('the reviews', () => serverRatings(placed).join('') === '545');
    fill(placed, 1);
    button(placed).click();
    await eventually('the new review', () => serverRatings(placed).join('') === '154');
    expect(rows(placed).at(-1)).to.equal('1 star: 1 review');
  });

  it('gives the markup back when the element is removed', async () => {
    const placed = place(form());
    fill(placed);
    const node = find<HTMLElement>(placed, 'form');
    button(placed).click();
    await shows(placed, thanks);
    placed.element.replaceWith(node);
    await eventually('the markup', () => !node.hasAttribute('hidden') && !node.querySelector('[aria-disabled]'));
  });
});
