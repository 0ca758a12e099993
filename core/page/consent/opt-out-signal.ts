import type { ConsentCategory } from '../../model/vocabularies/consent-categories.ts';

/** Global Privacy Control (W3C), or its forerunner Do Not Track. */
export type OptOutSignal = 'gpc' | 'dnt';

/** What a signal refuses: to be counted, and to be followed. */
export const signalledCategories: readonly ConsentCategory[] = ['analytics', 'marketing'];

/** How the visitor's browser says that its user opts out, if it does. */
export function optOutSignal({ defaultView }: Document): OptOutSignal | undefined {
  const { navigator } = defaultView ?? globalThis;
  // Not every engine has it, nor the compiler.
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return 'gpc';
  return navigator.doNotTrack === '1' ? 'dnt' : undefined;
}
