/**
 * The example site in every scenario of the mock API: a visitor sends a message, adds a print to the cart and opens the cart.
 * The page reports what fails, keeps all input, and no script throws.
 */
import { expect } from '@open-wc/testing';
import { type ScenarioName, scenarioNames } from '../../cli/mock/faults/scenarios.ts';
import { removeCookies } from '../support/cookies.ts';
import { click, setViewport } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { closePages, type OwnPage } from '../support/own-page.ts';
import { answerBanner, contactMessage, enter, find, sendMessage } from './halden.ts';

interface Outcome {
  /** The text that replaces the contact form, or the error above it. */
  readonly message: string;
  /** The text after "Add to cart". */
  readonly added: string;
  /** The last text on the cart page. */
  readonly cart: string;
}

const thanks = 'Thank you. We will answer by Friday.';
const added = 'Added to the cart.';
const success: Outcome = { message: thanks, added, cart: 'Subtotal€373.50' };
const unreachable = 'Unable to connect…';
const unreadable = 'Unable to load. Try again.';

const unauthorized: Outcome = {
  message: 'Could not get a form submission key, please try again later.',
  added: 'Unable to add item',
  cart: unreadable,
};

const outcomes: Readonly<Record<ScenarioName, Outcome>> = {
  'form-key-expired': { ...success, message: 'Unable to submit form. Please try again later.' },
  'rate-limited': {
    ...success,
    message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  },
  'crumb-mismatch': success,
  'login-required': unauthorized,
  'login-refused': success,
  'account-locked': success,
  'login-rate-limited': success,
  'session-expired': success,
  'authorization-failed': unauthorized,
  'empty-cart': {
    ...success,
    cart: 'You have nothing in your shopping cart.',
  },
  // The product is the only item of the new cart.
  'cart-expired': { ...success, cart: 'Subtotal€64.50' },
  'out-of-stock': { ...success, added: 'Only 0 of them are left.', cart: 'Subtotal€309.00' },
  'price-changed': { ...success, added: 'The price has changed', cart: 'Subtotal€309.00' },
  'coupon-expired': success,
  conflict: success,
  'review-request-expired': success,
  'already-reviewed': success,
  'no-products-to-review': success,
  'review-failed': success,
  'search-empty': success,
  'search-hostile': success,
  'search-failed': success,
  'summary-empty': success,
  'summary-hostile': success,
  'summary-failed': success,
  'captcha-required': { ...success, message: 'The captcha response is missing or was already used.' },
  'file-too-large': success,
  'file-processing-failed': success,
  'file-processing-stuck': success,
  'slow-network': success,
  offline: { message: unreachable, added: 'Unable to add item', cart: unreadable },
};

const textOf = (page: OwnPage, ...selectors: readonly string[]): string =>
  selectors
    .map((selector) => find(page.document, selector))
    .flatMap((node) => [node.textContent, node.shadowRoot?.textContent])
    .join(' ')
    .replaceAll('\u00a0', ' ');

const untilShown = (text: string, page: OwnPage, ...selectors: readonly string[]): Promise<unknown> =>
  eventually(text, () => textOf(page, ...selectors).includes(text));

const typedValues = ({ document: own }: OwnPage): readonly string[] =>
  Object.keys(contactMessage).map((selector) => find<HTMLInputElement>(own, selector).value);

/** A page may report that the cart cannot be read and that the server cannot be reached, and nothing else. */
function expectNoOtherTrouble({ troubles }: OwnPage, { cart, message }: Outcome): void {
  const expected = [
    ...(cart === unreadable ? ['site-error cart-read-failed'] : []),
    ...(message === unreachable ? ['site-elements: request-unreachable'] : []),
  ];
  const isExpected = (trouble: string): boolean => expected.some((start) => trouble.startsWith(start));
  expect(troubles.filter((trouble) => !isExpected(trouble))).to.deep.equal([]);
}

async function submitMessage(enterPage: () => Promise<OwnPage>, outcome: Outcome): Promise<void> {
  const page = await enterPage();
  await answerBanner(page, 'decline');
  await sendMessage(page);
  await untilShown(outcome.message, page, '.desk site-form');
  expectNoOtherTrouble(page, outcome);
  if (outcome.message === thanks) return;
  expect(typedValues(page)).to.deep.equal(Object.values(contactMessage));
  // The draft survives leaving the page.
  const again = await enterPage();
  find(again.document, '.desk').scrollIntoView();
  const isRestored = (): boolean => typedValues(again).join() === Object.values(contactMessage).join();
  await eventually('the draft is restored', isRestored);
}

before(() => setViewport({ width: 1300, height: 800 }));
beforeEach(() => {
  removeCookies('site-consent', 'CART');
  sessionStorage.clear();
});
afterEach(closePages);

describe('Halden', () => {
  for (const scenario of scenarioNames) {
    it(`reports what fails and keeps all input in the scenario ${scenario}`, async () => {
      const outcome = outcomes[scenario];
      const visitor = { name: crypto.randomUUID(), scenario };
      await submitMessage(() => enter('halden/visit', visitor), outcome);
      const prints = await enter('halden/prints', visitor);
      const product = find(prints.document, '#saltmarsh-1 site-product');
      product.scrollIntoView();
      await eventually('the product', () => product.matches(':state(available)'));
      await click(find(product, 'button'));
      await untilShown(outcome.added, prints, '#saltmarsh-1 site-product');
      expectNoOtherTrouble(prints, outcome);
      const cart = await enter('halden/cart', visitor);
      find(cart.document, 'site-cart').scrollIntoView();
      await untilShown(outcome.cart, cart, '.basket site-cart');
      expectNoOtherTrouble(cart, outcome);
    });
  }
});
