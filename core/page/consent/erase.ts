/** Erases data whose consent is no longer valid: cookies, and values in both storages. */
import { type ConsentCategory, optionalCategories } from '../../model/vocabularies/consent-categories.ts';
import { cookies } from '../../model/vocabularies/cookies.ts';
import { consent } from '../consent.ts';
import { pageCookies } from '../cookies.ts';
import { pageStorage } from '../storage.ts';
import { optOutSignal, signalledCategories } from './opt-out-signal.ts';

/** The cookies of other scripts that need consent. */
export interface TrackingCookies {
  /** Cookies that other scripts of the site set to count or track visitors: names, or prefixes followed by `*`. */
  readonly trackingCookies: readonly string[];
  /**
   * Whether to erase them, and our own analytics cookies, also before the visitor has answered
   * (docs/spec.md#runtime-4: a restrictive policy clears them).
   */
  readonly isRestrictive: boolean;
}

/** Erases the data that the visitor, or the signal of the browser, has refused. */
export function eraseRefused(document: Document, { trackingCookies, isRestrictive }: TrackingCookies): void {
  const { allows, choices } = consent(document);
  const signalled = optOutSignal(document) ? signalledCategories : [];
  const isRefused = (category: ConsentCategory): boolean =>
    choices()[category] === false || (!allows(category) && signalled.includes(category));
  const isErased = (category: ConsentCategory): boolean =>
    isRefused(category) || (isRestrictive && category === 'analytics' && !allows(category));
  const names = Object.values(cookies).flatMap(({ name, category }) => (isErased(category) ? name : []));
  const isTracked = allows('analytics') || allows('marketing');
  const mayNotTrack = !isTracked && (isRestrictive || signalledCategories.some(isRefused));
  for (const name of [...names, ...(mayNotTrack ? trackingCookies : [])]) pageCookies(document).remove(name);
  // A storage erases refused values when it is created.
  if (optionalCategories.some(isRefused)) for (const area of ['local', 'session'] as const) pageStorage(area, document);
}
