/** The answers as signals for Google's tags (Consent mode, version 2: https://developers.google.com/tag-platform/security/guides/consent). */
import type { ConsentCategory, ConsentChoices } from '../vocabularies/consent-categories.ts';

/** The category of each signal. `ad_storage` is never granted for analytics: it alone controls advertising data. */
export const googleSignals = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'necessary',
} as const satisfies Readonly<Record<string, ConsentCategory>>;

export type GoogleSignals = Readonly<Record<keyof typeof googleSignals, 'granted' | 'denied'>>;

/** Returns every signal as granted or denied. Signals without an answer are denied. */
export const googleConsent = (choices: ConsentChoices): GoogleSignals =>
  // The keys are those of the table.
  Object.fromEntries(
    Object.entries(googleSignals).map(([signal, category]) => [
      signal,
      category === 'necessary' || (Object.hasOwn(choices, category) && choices[category] === true)
        ? 'granted'
        : 'denied',
    ]),
  ) as GoogleSignals;
