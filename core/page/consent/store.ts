/**
 * Stores the visitor's answers in a cookie, dispatches a receipt for each new one, and erases refused data. The cookie
 * banner calls this; a page with a different banner calls it directly.
 */
import { storedChoicesText, validChoices } from '../../model/consent/stored-choices.ts';
import { type ConsentChoices, optionalCategories } from '../../model/vocabularies/consent-categories.ts';
import { cookies, day } from '../../model/vocabularies/cookies.ts';
import { consent } from '../consent.ts';
import { pageCookies } from '../cookies.ts';
import { pageService } from '../page.ts';
import { unclobber } from '../unclobber.ts';
import { eraseRefused, type TrackingCookies } from './erase.ts';
import { type OptOutSignal, optOutSignal } from './opt-out-signal.ts';

export type { OptOutSignal } from './opt-out-signal.ts';

/** How long answers are stored, and to which policy. */
export interface ConsentOptions extends TrackingCookies {
  /** Version of the policy that visitors answer; answers to an older version are no longer valid. */
  readonly policyVersion: number;
  /** Days until the banner appears again for a visitor who has agreed to everything. */
  readonly acceptDays: number;
  /** Days until the banner appears again for a visitor who has refused a category. */
  readonly declineDays: number;
}

/**
 * The proof of an answer (GDPR, article 7(1), https://eur-lex.europa.eu/eli/reg/2016/679/oj): the detail of
 * `site-consent`, which a page may send to its server.
 */
export interface ConsentReceipt {
  /** Random identifier of this receipt; it is not stored. */
  readonly id: string;
  /** The time in UTC, such as `2026-01-31T09:30:00.000Z`. */
  readonly time: string;
  readonly policyVersion: number;
  readonly choices: ConsentChoices;
  /** The opt-out signal that the browser sends, if any. */
  readonly signal?: OptOutSignal | undefined;
  readonly text?: string | undefined;
  readonly page: string;
}

declare global {
  interface DocumentEventMap {
    'site-consent': CustomEvent<ConsentReceipt>;
  }
}

const seconds = (): number => Math.floor(Date.now() / 1000);

/** `crypto.randomUUID` is only available in secure contexts. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const receipt = (document: Document, policyVersion: number, text: string | undefined): ConsentReceipt => ({
  id: randomId(),
  time: new Date().toISOString(),
  policyVersion,
  choices: { ...consent(document).choices() },
  signal: optOutSignal(document),
  text,
  page: unclobber(document).URL,
});

/** Returns for how many seconds the answers are stored. */
export const lifetimeOf = (choices: ConsentChoices, { acceptDays, declineDays }: ConsentOptions): number =>
  Math.round(day * (Object.values(choices).includes(false) ? declineDays : acceptDays));

/** Returns the answers in the cookie, or none if they answer an older policy. */
const readCookie = (document: Document, policyVersion: number): ConsentChoices =>
  validChoices(pageCookies(document).get(cookies.choice.name) ?? '', policyVersion);

const isSame = (a: ConsentChoices, b: ConsentChoices): boolean =>
  optionalCategories.every((category) => a[category] === b[category]);

interface StoreState {
  options: ConsentOptions;
}

function start(document: Document, options: ConsentOptions): StoreState {
  const state: StoreState = { options };
  const { answer, storeIn } = consent(document);
  storeIn({
    read: () => readCookie(document, options.policyVersion),
    write: (choices, readText) => {
      const { policyVersion } = state.options;
      eraseRefused(document, state.options);
      // Answers that another tab has just written are stored, and that tab has dispatched the receipt.
      if (isSame(choices, readCookie(document, policyVersion))) return;
      const text = storedChoicesText({ version: policyVersion, time: seconds(), choices });
      pageCookies(document).set({ ...cookies.choice, lifetime: lifetimeOf(choices, state.options) }, text);
      unclobber(document).dispatchEvent(
        new CustomEvent('site-consent', { detail: receipt(document, policyVersion, readText) }),
      );
    },
  });
  // Adopts answers from another tab, or from the time that this page was in the back/forward cache.
  const look = (): void => {
    if (!unclobber(document).hidden) answer(readCookie(document, state.options.policyVersion));
  };
  unclobber(document).addEventListener('visibilitychange', look);
  // The inline script of a prerendered banner writes the cookie and dispatches the receipt.
  unclobber(document).addEventListener('site-consent', look);
  unclobber(document).defaultView?.addEventListener('pageshow', look);
  eraseRefused(document, options);
  return state;
}

/** Stores the consent of the page from now on; a later call replaces the options. */
export function storeConsent(options: ConsentOptions, document: Document = globalThis.document): void {
  pageService(document, 'consent-store', () => start(document, options)).options = options;
}
