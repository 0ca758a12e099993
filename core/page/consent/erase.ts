/** What was kept with a consent that counts no more goes: cookies, and values in both storages. */
import { type ConsentCategory, optionalCategories } from '../../model/vocabularies/consent-categories.ts';
import { cookies } from '../../model/vocabularies/cookies.ts';
import { consent } from '../consent.ts';
import { pageCookies } from '../cookies.ts';
import { pageStorage } from '../storage.ts';
import { optOutSignal, signalledCategories } from './opt-out-signal.ts';

export interface TrackingCookies {
  /** Cookies that other scripts of the site set to count or follow visitors: names, or beginnings with a `*`. */
  readonly trackingCookies: readonly string[];
  /** Whether these also go while nobody has answered (docs/spec.md#runtime-4: a restrictive policy clears them). */
  readonly isRestrictive: boolean;
}

/** Erases whatever is not allowed any more: what is refused, by the visitor or by the browser's signal. */
export function eraseRefused(document: Document, { trackingCookies, isRestrictive }: TrackingCookies): void {
  const { allows, choices } = consent(document);
  const signalled = optOutSignal(document) ? signalledCategories : [];
  const isRefused = (category: ConsentCategory): boolean =>
    choices()[category] === false || (!allows(category) && signalled.includes(category));
  const names = Object.values(cookies).flatMap(({ name, category }) => (isRefused(category) ? name : []));
  const isTracked = allows('analytics') || allows('marketing');
  const mayNotTrack = !isTracked && (isRestrictive || signalledCategories.some(isRefused));
  for (const name of [...names, ...(mayNotTrack ? trackingCookies : [])]) pageCookies(document).remove(name);
  // They forget by themselves what is refused, as soon as they are there.
  if (optionalCategories.some(isRefused)) for (const area of ['local', 'session'] as const) pageStorage(area, document);
}
