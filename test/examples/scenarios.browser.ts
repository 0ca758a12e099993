/**
 * The example site in every scenario of the mock API: a visitor writes a letter, puts a sheet into the cart and looks at what
 * is in it. What cannot be done is said in words, nothing typed or chosen is lost, and no script fails.
 */
import { expect } from '@open-wc/testing';
import { type ScenarioName, scenarioNames } from '../../cli/mock/faults/scenarios.ts';
import { eat } from '../support/cookies.ts';
import { click, setViewport } from '../support/engine.ts';
import { closePages, type OwnPage } from '../support/own-page.ts';
import { until } from '../support/until.ts';
import { answerBanner, enter, find, letter, sendLetter } from './halden.ts';

interface Outcome {
  /** What stands there instead of the letter, or beside it. */
  readonly letter: string;
  /** What the page says to "Add to cart". */
  readonly added: string;
  /** What the page of the cart says at its end. */
  readonly cart: string;
}

const thanks = 'Thank you. You hear from us by Friday.';
const added = 'Saltmarsh I: there are now 3 in your cart.';
const well: Outcome = { letter: thanks, added, cart: 'Together 373,50 €' };
const unread = 'Unable to load. Try again.';

const denied: Outcome = {
  letter: 'Could not get a form submission key, please try again later.',
  added: unread,
  cart: unread,
};

const outcomes: Readonly<Record<ScenarioName, Outcome>> = {
  'form-key-expired': { ...well, letter: 'Unable to submit form. Please try again later.' },
  'rate-limited': { ...well, letter: 'Unable to submit form. Submission rate limit exceeded. Please try again later.' },
  'crumb-mismatch': well,
  'login-required': denied,
  'authorization-failed': denied,
  'empty-cart': {
    ...well,
    added: 'Saltmarsh I cannot be ordered here just now. Order it by letter: we keep one for you.',
    cart: 'You have nothing in your shopping cart.',
  },
  'out-of-stock': { ...well, added: 'Only 0 of them are left.', cart: 'Together 309,00 €' },
  'captcha-required': { ...well, letter: "The captcha's answer is missing or used already." },
  'slow-network': well,
  offline: { letter: 'Unable to connect…', added: unread, cart: unread },
};

/** Each call of the slow network takes four seconds at most, and a letter has two. */
const patience = 20_000;

const words = (page: OwnPage, ...selectors: readonly string[]): string =>
  selectors
    .map((selector) => find(page.document, selector))
    .flatMap((node) => [node.textContent, node.shadowRoot?.textContent])
    .join(' ')
    .replaceAll('\u00a0', ' ');

const untilSaid = (text: string, page: OwnPage, ...selectors: readonly string[]): Promise<unknown> =>
  until(text, () => words(page, ...selectors).includes(text), patience);

const written = ({ document: own }: OwnPage): readonly string[] =>
  Object.keys(letter).map((selector) => find<HTMLInputElement>(own, selector).value);

/** Pages may hear that the cart cannot be read; nothing else goes wrong in them. */
function expectCalm({ troubles }: OwnPage, { cart }: Outcome): void {
  const heard = cart === unread ? ['site-error cart-read-failed'] : [];
  expect(troubles.filter((trouble) => !heard.includes(trouble))).to.deep.equal([]);
}

async function writeLetter(enterPage: () => Promise<OwnPage>, outcome: Outcome): Promise<void> {
  const page = await enterPage();
  await answerBanner(page, 'decline');
  await sendLetter(page);
  await untilSaid(outcome.letter, page, '.desk site-form');
  expectCalm(page, outcome);
  if (outcome.letter === thanks) return;
  expect(written(page)).to.deep.equal(Object.values(letter));
  // Also not when the visitor goes away and comes back.
  const again = await enterPage();
  find(again.document, '.desk').scrollIntoView();
  await until('the letter is back', () => written(again).join() === Object.values(letter).join());
}

before(() => setViewport({ width: 1300, height: 800 }));
beforeEach(() => {
  eat('site-consent', 'CART');
  sessionStorage.clear();
});
afterEach(closePages);

describe('Halden', () => {
  for (const scenario of scenarioNames) {
    it(`in the scenario ${scenario} says what it can do, and loses nothing`, async function () {
      this.timeout(60_000);
      const outcome = outcomes[scenario];
      const visitor = { name: crypto.randomUUID(), scenario };
      await writeLetter(() => enter('halden/visit', visitor), outcome);
      const prints = await enter('halden/prints', visitor);
      await click(find(prints.document, '[data-entry="saltmarsh"]'));
      await untilSaid(outcome.added, prints, '#told', '#added');
      expectCalm(prints, outcome);
      const cart = await enter('halden/cart', visitor);
      await untilSaid(outcome.cart, cart, '.basket');
      expectCalm(cart, outcome);
    });
  }
});
