/** Reviews of the tests. */
import type { SiteReviewsElement } from '../../../elements/reviews/element.tsx';
import { setCookie } from '../../support/cookies.ts';
import { eventually } from '../../support/eventually.ts';

const bundle = '/dist/test/site-reviews.js';
await import(bundle);

export type Reviews = InstanceType<typeof SiteReviewsElement>;

export const productId = '64f1c0de5a1e7a0b2c3d4f01';

export const markup = [3, 5, 1, 5]
  .map((rating, index) => `<article data-review="${rating}"><p>Review ${index + 1}</p></article>`)
  .join('');

const stars = [1, 2, 3, 4, 5]
  .map((n) => `<label><input type="radio" name="rating" value="${n}" required> ${n}</label>`)
  .join('');

export const form = (id = productId): string => `<form slot="form" action="/api/commerce/reviews" method="post">
  <input type="hidden" name="productId" value="${id}"><input type="hidden" name="returnTo" value="/thanks">
  <fieldset data-stars><legend>Your rating</legend>${stars}</fieldset>
  <label>Review <textarea name="text"></textarea></label>
  <button>Send the review</button></form>`;

export interface Placed {
  readonly element: Reviews;
  /** The types of the events, and `submit` for a form that leaves the page. */
  readonly events: string[];
}

export function place(content: string, attributes = 'lang="en"'): Placed {
  const box = document.createElement('div');
  box.dataset.test = '';
  const events: string[] = [];
  for (const type of ['site-review', 'site-reviewed', 'site-review-failed', 'site-error'])
    box.addEventListener(type, () => events.push(type));
  box.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    events.push('submit');
  });
  document.body.append(box);
  box.innerHTML = `<site-reviews ${attributes}>${content}</site-reviews>`;
  const element = box.querySelector('site-reviews');
  if (!element) throw new Error('The markup has no <site-reviews>.');
  return { element, events };
}

const forget = (): void => {
  for (const name of ['CART', '__mock', '__session']) setCookie(`${name}=; Max-Age=0`);
};

let sessions = 0;

/** Each test has its own reviews at the mock API. */
export const newSession = (): void => {
  forget();
  setCookie(`__session=reviews-${Date.now()}-${sessions++}`);
};

/** Gives every following call this scenario. */
export const scenario = (name: string): string => setCookie(`__mock=scenario=${name}`);

export const endScenario = (): string => setCookie('__mock=; Max-Age=0');

export const clear = (): void => {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  forget();
};

const text = (node: Element | null | undefined): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export const parts = ({ element }: Placed, part: string): readonly HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part="${part}"]`) ?? []),
];

export function part(placed: Placed, name: string): HTMLElement {
  const [found] = parts(placed, name);
  if (!found) throw new Error(`The element has no part "${name}".`);
  return found;
}

export const status = (placed: Placed): string => parts(placed, 'status').map(text).filter(Boolean).join(' | ');

export const shows = (placed: Placed, message: string): Promise<unknown> =>
  eventually(`the message "${message}"`, () => status(placed) === message);

/** The texts of the author's reviews that are seen, from top to bottom. */
export const seenReviews = ({ element }: Placed): readonly string[] =>
  [...element.querySelectorAll('article')]
    .filter((node) => node.checkVisibility())
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map(text);

/** The stars of the reviews of the server. */
export const serverRatings = (placed: Placed): readonly string[] =>
  parts(placed, 'review').map((review) => review.querySelector('svg')?.getAttribute('aria-label')?.slice(0, 1) ?? '');

export const rows = (placed: Placed): readonly string[] =>
  parts(placed, 'row').map((row) =>
    [...row.children]
      .filter((node) => node.getAttribute('aria-hidden') !== 'true')
      .map(text)
      .join(': '),
  );

export function find<Found extends HTMLElement = HTMLInputElement>({ element }: Placed, selector: string): Found {
  const found = element.querySelector<Found>(selector);
  if (!found) throw new Error(`The form has no ${selector}.`);
  return found;
}

/** Selects an order as browsers do. */
export function sortBy(placed: Placed, sort: string): void {
  // The part is a list of orders.
  const select = part(placed, 'sort') as HTMLSelectElement;
  select.value = sort;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
