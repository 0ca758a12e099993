/**
 * Keeps the visitor's answers in a cookie, tells of each new one with a receipt, and erases what is refused. The cookie
 * banner does this; a page with a banner of its own calls it itself.
 */
import { keptChoicesText, readKeptChoices } from '../../model/consent/kept-choices.ts';
import { type ConsentChoices, optionalCategories } from '../../model/vocabularies/consent-categories.ts';
import { cookies, day } from '../../model/vocabularies/cookies.ts';
import { consent } from '../consent.ts';
import { pageCookies } from '../cookies.ts';
import { pageService } from '../page.ts';
import { eraseRefused, type TrackingCookies } from './erase.ts';
import { type OptOutSignal, optOutSignal } from './opt-out-signal.ts';

export type { OptOutSignal } from './opt-out-signal.ts';

/** How answers are kept, and what visitors are asked about. */
export interface ConsentOptions extends TrackingCookies {
  /** Of what visitors are asked; answers to an older one count no more. */
  readonly policyVersion: number;
  /** Days until somebody who has agreed to all is asked again. */
  readonly acceptDays: number;
  /** Days until somebody who has refused anything is asked again. */
  readonly declineDays: number;
}

/** What proves an answer (GDPR 7.1): the detail of `site-consent`, which a page may send to its own server. */
export interface ConsentReceipt {
  /** Of this receipt, random: it is kept nowhere. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly policyVersion: number;
  readonly choices: ConsentChoices;
  /** What the browser said by itself. */
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

/** `crypto.randomUUID` is only there on https. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const receipt = (document: Document, policyVersion: number, text: string | undefined): ConsentReceipt => ({
  id: randomId(),
  time: new Date().toISOString(),
  policyVersion,
  choices: { ...consent(document).choices() },
  signal: optOutSignal(document),
  text,
  page: document.URL,
});

const lifetimeOf = (choices: ConsentChoices, { acceptDays, declineDays }: ConsentOptions): number =>
  Math.round(day * (Object.values(choices).includes(false) ? declineDays : acceptDays));

/** The answers of an earlier page; none if the visitor was asked about an older policy. */
function readCookie(document: Document, policyVersion: number): ConsentChoices {
  const kept = readKeptChoices(pageCookies(document).get(cookies.choice.name) ?? '');
  return kept && kept.version >= policyVersion ? kept.choices : {};
}

const isSame = (a: ConsentChoices, b: ConsentChoices): boolean =>
  optionalCategories.every((category) => a[category] === b[category]);

interface Keeping {
  options: ConsentOptions;
}

function start(document: Document, options: ConsentOptions): Keeping {
  const keeping: Keeping = { options };
  const { answer, keepIn } = consent(document);
  keepIn({
    read: () => readCookie(document, options.policyVersion),
    write: (choices, readText) => {
      const { policyVersion } = keeping.options;
      eraseRefused(document, keeping.options);
      // What another tab has just written is kept already, and was told of there.
      if (isSame(choices, readCookie(document, policyVersion))) return;
      const text = keptChoicesText({ version: policyVersion, time: seconds(), choices });
      pageCookies(document).set({ ...cookies.choice, lifetime: lifetimeOf(choices, keeping.options) }, text);
      document.dispatchEvent(new CustomEvent('site-consent', { detail: receipt(document, policyVersion, readText) }));
    },
  });
  // Takes over what was answered meanwhile in another tab, or after this page was put away.
  const look = (): void => {
    if (!document.hidden) answer(readCookie(document, keeping.options.policyVersion));
  };
  document.addEventListener('visibilitychange', look);
  document.defaultView?.addEventListener('pageshow', look);
  eraseRefused(document, options);
  return keeping;
}

/** Keeps the consent of the page from now on; called again, with other options. */
export function keepConsent(options: ConsentOptions, document: Document = globalThis.document): void {
  pageService(document, 'consent-keeping', () => start(document, options)).options = options;
}
