import type { ConsentCategory } from '../../model/vocabularies/consent-categories.ts';
import { unclobber } from '../unclobber.ts';

declare global {
  interface Navigator {
    /** Some engines and TypeScript's DOM types lack it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Global Privacy Control (https://w3c.github.io/gpc/), or Do Not Track, which preceded it. */
export type OptOutSignal = 'gpc' | 'dnt';

/** The categories that a signal refuses: measuring and tracking. */
export const signalledCategories: readonly ConsentCategory[] = ['analytics', 'marketing'];

/** Returns the signal by which the visitor's browser opts out, if there is one. */
export function optOutSignal(document: Document): OptOutSignal | undefined {
  const { navigator } = unclobber(document).defaultView ?? globalThis;
  if (navigator.globalPrivacyControl === true) return 'gpc';
  return navigator.doNotTrack === '1' ? 'dnt' : undefined;
}
