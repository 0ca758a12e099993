/**
 * Google Consent Mode v2, for pages with Google's tags: a separate script, to be written into the page before them. Denies
 * everything, then signals the visitor's answers, now and later. Imports nothing that runs; the limit is 1 KB.
 */
import { googleConsent } from '../model/consent/google-signals.ts';
import { readStoredChoices } from '../model/consent/stored-choices.ts';
import { cookies } from '../model/vocabularies/cookies.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Milliseconds that Google's tags wait for an answer that is on its way. */
const patience = 500;

window.dataLayer ??= [];
const layer = window.dataLayer;

/** Google's tags only read the `arguments` of a call, no array. */
function gtag(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  layer.push(arguments);
}

function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    // Denied: nothing is known.
    return '';
  }
}

const version = Number(document.currentScript?.dataset.policyVersion ?? 2);
const text = cookieText()
  .split('; ')
  .find((cookie) => cookie.startsWith(`${cookies.choice.name}=`));
const stored = readStoredChoices(text?.slice(cookies.choice.name.length + 1) ?? '');

gtag('consent', 'default', { ...googleConsent({}), wait_for_update: patience });
if (stored && stored.version >= version) gtag('consent', 'update', googleConsent(stored.choices));
document.addEventListener('site-consent', ({ detail }) => gtag('consent', 'update', googleConsent(detail.choices)));
