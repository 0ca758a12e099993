/**
 * Google Consent Mode v2: a separate script that a page includes before Google's tags. It denies everything first, then
 * signals the visitor's answers and each change. The size limit is 1 KB.
 */
import { googleConsent } from '../model/consent/google-signals.ts';
import { readStoredChoices } from '../model/consent/stored-choices.ts';
import { cookies } from '../model/vocabularies/cookies.ts';
import { unclobber } from './unclobber.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Milliseconds for which Google's tags wait for a stored answer. */
const patience = 500;

window.dataLayer ??= [];
const layer = window.dataLayer;

/** Google's tags read the `arguments` object of a call and ignore arrays. */
function gtag(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  layer.push(arguments);
}

function cookieText(): string {
  try {
    return unclobber(document).cookie;
  } catch {
    // Without an answer everything is denied.
    return '';
  }
}

const version = Number(unclobber(document).currentScript?.dataset.policyVersion ?? 2);
const text = cookieText()
  .split('; ')
  .find((cookie) => cookie.startsWith(`${cookies.choice.name}=`));
const stored = readStoredChoices(text?.slice(cookies.choice.name.length + 1) ?? '');

gtag('consent', 'default', { ...googleConsent({}), wait_for_update: patience });
if (stored && stored.version >= version) gtag('consent', 'update', googleConsent(stored.choices));
unclobber(document).addEventListener('site-consent', ({ detail }) =>
  gtag('consent', 'update', googleConsent(detail.choices)),
);
