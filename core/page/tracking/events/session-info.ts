/** Information about the session of a visitor (docs/spec.md#widgets-3, "Analytics event"). A session ends with the tab. */
import { own, text } from '../../../model/site-context/decoders.ts';
import { cookies } from '../../../model/vocabularies/cookies.ts';
import { pageStorage } from '../../storage.ts';

/** A session, and the page in it. */
export interface SessionInfo {
  readonly sessionId: string;
  /** Whether this is the first page of the session. */
  readonly isFirstLanding: boolean;
  /** Whether the visitor had no session before. */
  readonly isFirstSession: boolean;
}

/** `crypto.randomUUID` is only available in secure contexts. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Stores a new session, or returns the one of an earlier page. */
function read(document: Document, key: string): SessionInfo {
  const [session, local] = [pageStorage('session', document), pageStorage('local', document)];
  const stored = session.get(key, (value) => {
    const id = text(own(value, 'id'));
    return id ? { id, isFirst: own(value, 'isFirst') === true } : undefined;
  });
  const isFirst = stored ? stored.isFirst : !local.get(key, (value) => value === true || undefined);
  const sessionId = stored?.id ?? randomId();
  const category = 'analytics';
  session.set(key, { id: sessionId, isFirst }, { category });
  // As long as the id of analytics, in milliseconds.
  local.set(key, true, { category, lifetime: cookies.analytics.lifetime * 1000 });
  return {
    sessionId,
    // Each page would be the first one where nothing can be stored.
    isFirstLanding: !stored && session.isAvailable(),
    isFirstSession: isFirst && local.isAvailable(),
  };
}

const known = new WeakMap<AbortSignal, SessionInfo>();

/** Returns the session; the same until the signal of the visitor's permission is aborted, on all of the page. */
export function sessionInfo(document: Document, key: string, allowed: AbortSignal): SessionInfo {
  const info = known.get(allowed) ?? read(document, key);
  known.set(allowed, info);
  return info;
}
