import { consent } from '../consent.ts';
import { windowOf } from '../unclobber.ts';

/**
 * Whether the page may divide visitors and report exposures; `undefined` before the visitor has answered. Global Privacy Control
 * is a refusal, whatever the answer is.
 */
export const permissionOf = (document: Document): boolean | undefined =>
  windowOf(document).navigator.globalPrivacyControl ? false : consent(document).choices().analytics;
