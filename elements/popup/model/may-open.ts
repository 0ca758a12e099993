/** Decides whether a popup may open automatically (docs/spec.md#runtime-3, "Popup overlay settings"). */
import { dayMs } from '../../../core/model/day-ms.ts';

export interface Rules {
  /** The version of the popup: a visitor who closed another version sees this one. */
  readonly version: number;
  readonly enableMobile: boolean;
  readonly showUntilSignup: boolean;
  /** Days until the popup opens again after the visitor closed it; -1 means never. */
  readonly displayFrequency: number;
  readonly showOnAllPages: boolean;
  readonly enabledPages: readonly string[];
}

/** The stored entries of earlier page views. */
export interface Entries {
  /** Milliseconds since 1970. */
  readonly closed?: number | undefined;
  /** The version that the visitor closed. */
  readonly version?: number | undefined;
  /** Whether the visitor has sent a form in the popup. */
  readonly isSubmitted?: boolean | undefined;
}

export interface Circumstances {
  /** The id of the page in `enabledPages`. */
  readonly pageId: string | undefined;
  readonly isPhone: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns the days for which an entry is needed; undefined without a limit. */
export const daysToKeep = ({ displayFrequency }: Rules): number | undefined =>
  displayFrequency < 0 ? undefined : displayFrequency;

/** Returns whether the visitor closed this version too recently. */
function isClosed({ displayFrequency, version }: Rules, entries: Entries, now: number): boolean {
  if (entries.closed === undefined || entries.version !== version) return false;
  return displayFrequency < 0 || now - entries.closed < displayFrequency * dayMs;
}

/** Returns whether the popup may open on this page, for this visitor and at this time. */
export function mayOpen(rules: Rules, entries: Entries, { pageId, isPhone, now }: Circumstances): boolean {
  const isEnabledHere = rules.showOnAllPages || (pageId !== undefined && rules.enabledPages.includes(pageId));
  const isForDevice = rules.enableMobile || !isPhone;
  const isSignedUp = rules.showUntilSignup && entries.isSubmitted === true;
  return isEnabledHere && isForDevice && !isSignedUp && !isClosed(rules, entries, now);
}
